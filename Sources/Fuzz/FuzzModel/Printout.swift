// The printout of a program, which looks much like Swift and has one step on
// each line.

extension Program: CustomStringConvertible {
  public var description: String {
    let variables = objects.enumerated().map { "var o\($0) = \($1)()\n" }
    let lines = steps.enumerated().map { place, step in
      let text = step.text(indent: "    ")
      return "\(place + 1)".padded(to: 3) + " " + text + "\n"
    }
    return variables.joined() + lines.joined()
  }
}

extension Place: CustomStringConvertible {
  public var description: String {
    let node = "o\(object)" + (isThroughLink ? ".link?" : "")
    return if case .entry(let index) = property {
      "\(node)[\(index)]"
    } else {
      "\(node).\(property)"
    }
  }
}

extension Action {
  fileprivate func text(indent: String) -> String {
    switch self {
    case .read(let place): "read \(place)"
    case .returnIfOdd(let place): "if isOdd(\(place)) { return }"
    case .set(let place, let value): "\(place) = value(\(value))"
    case .setEqual(let place): "\(place) = \(place)"
    case .grow(let place, let value): "\(place).grow(by: \(value))"
    case .mutate(let place, let actions, let throwing):
      "withMutation(\(place)) "
        + block(actions, indent, end: throwing ? "throw" : nil)
    case .link(let object, let target):
      "o\(object).link = " + (target.map { "o\($0)" } ?? "nil")
    case .replace(let object, let kind): "o\(object) = \(kind)()"
    case .share(let object, let source): "o\(object) = o\(source)"
    case .free(let object): "o\(object) = nil"
    case .track(let tracking): tracking.text(indent: indent)
    case .trackAgain: "track again"
    }
  }
}

extension Tracking {
  fileprivate func text(indent: String) -> String {
    var text = "track t\(name) " + block(apply, indent)
    text += " onChange "
    if !expression.isEmpty {
      let reads = expression.map(\.description).joined(separator: ", ")
      text += "(after reading \(reads)) "
    }
    return text + (captured.map { "[o\($0)] " } ?? "")
      + block(callback, indent)
  }
}

private func block(
  _ actions: [Action], _ indent: String, end: String? = nil
) -> String {
  let inner = indent + "  "
  let lines =
    actions.map { $0.text(indent: inner) } + (end.map { [$0] } ?? [])
  if lines.isEmpty { return "{}" }
  if lines.count == 1, !lines[0].contains("\n") { return "{ \(lines[0]) }" }
  return "{\n" + lines.map { inner + $0 + "\n" }.joined() + indent + "}"
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
