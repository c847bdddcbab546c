import class Foundation.Thread
import LessonKit
import ObservationCore

// snippet.a-sign
@Observable
final class Sign: @unchecked Sendable {
  var number = 10 {
    willSet { Thread.sleep(forTimeInterval: 1) }
  }
}
// snippet.end

// snippet.numbers
func numbers(
  of sign: Sign
) -> Observations<Int, Never> {
  Observations { sign.number }
}
// snippet.end

// snippet.a-copy
actor Copy {
  private(set) var lines = 0

  func follow(
    _ numbers: Observations<Int, Never>
  ) async {
    for await number in numbers {
      print("copied:", number)
      lines += 1
    }
  }
}
// snippet.end

@MainActor let nobodys = Run(
  "across",
  predict: Prediction(
    """
    The main actor changes the sign; another actor copies its number. Which \
    numbers are copied?
    """,
    .wrong(
      "10, then 9",
      """
      for that, the closure would have to run after the change. It belongs to \
      no actor, so it waits for no actor, and runs in the middle of the change.
      """),
    .wrong(
      "10, then 10, then 9",
      """
      a change is announced once, before the new value is stored. A reader \
      that is told and reads too early is not told again.
      """),
    .right(
      "10, then 10, and nothing more",
      """
      the closure runs in the middle of the change, reads the old number, and \
      from then on waits for the next change. The 9 is stored, and nobody is \
      told.
      """)),
  run: awaiting {
    // snippet.across
    let sign = Sign()
    let copy = Copy()
    let task = Task { await copy.follow(numbers(of: sign)) }
    await until(await copy.lines == 1)
    sign.number = 9
    await until(await copy.lines == 2)
    await pause()
    print("on the sign:", sign.number)
    task.cancel()
    // snippet.end
  })

// snippet.numbers-at-home
@MainActor func numbersAtHome(
  of sign: Sign
) -> Observations<Int, Never> {
  Observations { sign.number }
}
// snippet.end

@MainActor let atHome = Run(
  "at-home",
  run: awaiting {
    // snippet.at-home
    let sign = Sign()
    let copy = Copy()
    let task = Task {
      await copy.follow(numbersAtHome(of: sign))
    }
    await until(await copy.lines == 1)
    sign.number = 9
    await until(await copy.lines == 2)
    print("on the sign:", sign.number)
    task.cancel()
    // snippet.end
  })

// snippet.home
/// Names the owner of a closure written as its
/// argument. `Observations` takes them the same way.
func home(
  @_inheritActorContext
  of closure:
    @escaping @isolated(any) @Sendable () -> Int
) -> String {
  switch closure.isolation {
  case nil: "nobody's"
  case let owner?: owner is MainActor ? "main" : "oven"
  }
}
// snippet.end

// snippet.homes
actor Oven {
  let sign = Sign()

  func first() -> String {
    home { self.sign.number }
  }
  func second() -> String {
    home { [sign] in sign.number }
  }
  @MainActor func third() -> String {
    home { [sign] in sign.number }
  }
}
// snippet.end

@MainActor let whose = Run(
  "whose",
  predict: Prediction(
    "Three functions of one actor each have a closure. Whose are the closures?",
    .wrong(
      "the oven's, all three: they are written in it",
      """
      `@MainActor` takes the third function out of the oven. And the second \
      closure does not capture `self`.
      """),
    .wrong(
      "the oven's, the oven's, and main",
      """
      the second closure captures the sign alone. It runs anywhere, even if it \
      is made on the oven.
      """),
    .right(
      "the oven's, nobody's, and main",
      """
      the first closure captures the oven's `self`, and the second does not. \
      The third is in a function of the main actor, and that is enough.
      """)),
  run: awaiting {
    // snippet.whose
    let oven = Oven()
    print("first:", await oven.first())
    print("second:", await oven.second())
    print("third:", oven.third())
    // snippet.end
  })
