// Help: the list of all commands, and a page for each.

extension Command {
  /// The page that `--help` shows.
  var help: String {
    let usage = ([name, takes.text] + options.map(\.usage))
      .filter { !$0.isEmpty }.joined(separator: " ")
    var page = "workbook \(usage)\n\n\(summary)"
    if !details.isEmpty { page += "\n\n\(details)" }
    if let legend = takes.form?.legend { page += "\n\n\(legend)" }
    return page + "\n\n\(Self.everywhere)\n"
  }

  private static let everywhere =
    "Everywhere: --plain for words only, --width N, --color, --no-color."

  /// The list of all commands.
  static func list(of commands: [Command]) -> String {
    func call(_ command: Command) -> String {
      "\(command.name) \(command.takes.text)"
    }
    let width = commands.map { call($0).count }.max() ?? 0
    let groups = Group.allCases.map { group in
      let lines = commands.filter { $0.group == group }.map { command in
        let gap = String(
          repeating: " ", count: width - call(command).count + 2)
        return "  \(call(command))\(gap)\(command.summary)\n"
      }
      return "\n\(group.rawValue)\n\(lines.joined())"
    }
    return """
      workbook: the tool behind make
      \(groups.joined())
      workbook COMMAND --help says more about a command.
      \(everywhere)

      """
  }
}
