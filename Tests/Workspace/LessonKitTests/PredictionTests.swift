import Testing

@testable import LessonKit

@Suite struct PredictionTests {
  let prediction = Prediction(
    "How often is it drawn?",
    .wrong("once", "the visits change, too."),
    .right("twice", "each change is reported."),
    .wrong("never", "it was read."))

  @Test func `the question numbers its answers`() {
    #expect(
      prediction.asked == """
        **Predict.** How often is it drawn?

        1. once
        2. twice
        3. never
        """)
  }

  @Test func `the explanation begins with the right answer`() {
    #expect(
      prediction.explained == """
        **2 is right:** each change is reported.

        - Not 1: the visits change, too.
        - Not 3: it was read.
        """)
  }

  @Test func `a wrong choice is explained, then the right one`() {
    #expect(
      prediction.verdict(on: 3) == """
        Not 3: it was read.

        **2 is right:** each change is reported.
        """)
  }

  @Test func `a right choice needs no other reason`() {
    #expect(
      prediction.verdict(on: 2) == "**2 is right:** each change is reported.")
  }

  @Test func `long texts are filled, and list items hang`() {
    let words = String(repeating: "many words and ", count: 9)
    let long = Prediction("?", .right("yes", words), .wrong("no", words))
    let lines = long.explained.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.last!.hasPrefix("  ") && !lines.last!.hasPrefix("   "))
  }
}
