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
    The main actor changes the sign, and another actor copies the sign's \
    number. Which numbers are copied?
    """,
    .wrong(
      "10, then 9",
      """
      the closure belongs to no actor, so it doesn't wait until the change is \
      finished.
      """),
    .wrong(
      "10, then 10, then 9",
      """
      observers are notified of a change only once, before the new value is \
      stored, so a reader that reads too early isn't notified again.
      """),
    .right(
      "10, then 10, and nothing more",
      """
      the sign notifies the loop before it stores the 9, so the closure still \
      reads 10. Storing the 9 doesn't send another notification, so the loop \
      never gets the 9.
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
/// Names the owner of the closure written as its
/// argument. `Observations` takes closures like this.
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
    """
    Three functions of one actor each contain a closure. Which actor owns each \
    closure?
    """,
    .wrong(
      "the oven, all three: they're written in it",
      """
      `@MainActor` moves the third function out of the oven, and the second \
      closure doesn't capture `self`.
      """),
    .wrong(
      "the oven, the oven, and the main actor",
      """
      the second closure captures only the sign, so no actor owns it.
      """),
    .right(
      "the oven, no actor, and the main actor",
      """
      the oven owns a closure only if the closure captures the oven's `self`, \
      as the first closure does and the second doesn't. The main actor owns \
      the third closure because it's written in one of the main actor's \
      functions.
      """)),
  run: awaiting {
    // snippet.whose
    let oven = Oven()
    print("first:", await oven.first())
    print("second:", await oven.second())
    print("third:", oven.third())
    // snippet.end
  })
