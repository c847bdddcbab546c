/// A table that counts the evaluations of each view by their cause, in the
/// order in which they first occurred.
///
///     view      cause                    bodies
///     TodoList  object will change Store      1
///     TodoItem  inputs changed                7
struct Table {
  private var rows: [(view: String, cause: String, count: Int)] = []

  init(of evaluations: [Evaluation]) {
    var places: [[String]: Int] = [:]
    for evaluation in evaluations {
      let key = [evaluation.view, evaluation.cause]
      if let place = places[key] {
        rows[place].count += 1
      } else {
        places[key] = rows.count
        rows.append((evaluation.view, evaluation.cause, 1))
      }
    }
  }

  var text: String {
    let cells =
      [("view", "cause", "bodies")]
      + rows.map { ($0.view, $0.cause, "\($0.count)") }
    let widths = (
      cells.map(\.0.count).max() ?? 0, cells.map(\.1.count).max() ?? 0
    )
    return cells.map { view, cause, count in
      view.padded(to: widths.0) + "  " + cause.padded(to: widths.1) + "  "
        + String(repeating: " ", count: 6 - count.count) + count
    }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
