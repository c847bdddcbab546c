import GradingKit
import Testing
import ViewGrading

@testable import RowOfItsOwn

extension RowOfItsOwnTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(BatchWalk.self)
  }
}

/// A list that is passed one of two doughs, and two steps of the same name in
/// either order, and below it a row that shows one of the steps as well.
private final class BatchWalk: ViewWalk {
  private static let names = ["dough", "fry", "fry", "dough"]
  private static let spoken = [
    "dough", "fry", "the other fry", "the other dough",
  ]

  let host: TestHost
  private let steps = names.map { Step(name: $0) }
  private var isDone = names.map { _ in false }
  /// The steps of the list, by their places in `steps`.
  private var listed = [0, 1, 2]
  /// The bodies that may be evaluated; nil if the task does not say.
  private var most: Int?

  init() {
    host = TestHost { [steps] in
      Parent(0, 3) { dough in
        Parent([1, 2], [2, 1]) { others in
          BatchList(
            dough: steps[dough], fry: steps[others[0]],
            glaze: steps[others[1]])
        }
      }
      StepRow(step: steps[1])
    }
  }

  private var rows: [Int] { listed + [1] }

  private var screen: String {
    let lines = rows.map {
      "[\(Self.names[$0])] \(isDone[$0] ? "done" : "to do")"
    }
    return (["Batch"] + lines).joined(separator: "\n")
  }

  /// Notes a change of some steps.
  private func note(_ changed: [Int], _ isDone: Bool) {
    let news = changed.filter { self.isDone[$0] != isDone }
    for step in news { self.isDone[step] = isDone }
    most = rows.filter(news.contains).count
  }

  var moves: [Move] {
    for (place, step) in rows.enumerated() {
      let name = Self.names[step]
      Move("the button in row \(place + 1) was tapped") {
        let isAt = self.rows.prefix(place).filter { Self.names[$0] == name }
        try self.host.press(name, at: isAt.count)
        self.note([step], self.isDone[step] ? false : true)
      }
    }
    Move(
      """
      all steps were marked done, and row 1's button was tapped before the \
      rows were evaluated
      """
    ) {
      for step in self.steps { step.isDone = true }
      try self.host.press(Self.names[self.rows[0]])
      self.note(Array(self.steps.indices), true)
      self.note([self.rows[0]], false)
      self.most = nil
    }
    for isDone in [true, false] {
      for step in steps.indices {
        Move(
          "\(Self.spoken[step]) was marked \(isDone ? "done" : "not done")"
        ) {
          self.host.perform { self.steps[step].isDone = isDone }
          self.note([step], isDone)
        }
      }
      Move("all steps were marked \(isDone ? "done" : "not done")") {
        self.host.perform { for step in self.steps { step.isDone = isDone } }
        self.note(Array(self.steps.indices), isDone)
      }
    }
    // The buttons of the inner parent are above those of the outer one.
    let dough = listed[0] == 0 ? 3 : 0
    Move("the list was passed \(Self.spoken[dough]) as its first step") {
      try self.host.press("Other", at: 1)
      self.listed[0] = dough
      self.most = nil
    }
    Move("the list was passed its steps with the second and third swapped") {
      try self.host.press("Other")
      self.listed.swapAt(1, 2)
      self.most = nil
    }
    Move("the list was passed the same steps again") {
      try self.host.press("Again")
      self.most = nil
    }
  }

  var facts: [Fact] {
    Fact(
      "the screen says", host.screen, is: screen,
      "each row should show the current state of the step it was passed last")
    Fact(
      "these steps are done:",
      steps.indices.filter { steps[$0].isDone }.map { Self.spoken[$0] },
      is: steps.indices.filter { isDone[$0] }.map { Self.spoken[$0] },
      "a tap should switch only the step in the tapped row")
    if let most {
      Fact(
        "bodies were evaluated because of", host.causes,
        holdsOnly: ["property Step.isDone"],
        "a row should be evaluated only because its step's isDone changed")
      Fact(
        host.causes.count <= most && host.count(of: BatchList.self) == 0,
        """
        these bodies were evaluated: \(host.evaluations), but at most \(most) \
        should be, one for each row whose step changed, and never the list
        """)
    }
  }
}
