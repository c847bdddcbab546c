import NotesKit

@testable import LessonKit

/// A person at a terminal, who types whatever the test wants.
final class FakeConsole {
  var text = ""
  var prompts: [String] = []
  /// The pages between the prompts: the first is above the first prompt, and
  /// the last is below the last one.
  var pages = [""]
  var display: Display
  /// The section where the person left, if the test asks for it.
  var left: Int?
  /// What a lesson says besides its text, and to an interrupt at each section.
  var notices: [String] = []
  var kept: [Bool] = []
  private var answers: [String]
  /// Is called before each answer with its number, from 0.
  var beforeAnswer: (FakeConsole, Int) -> Void = { _, _ in }

  init(
    _ answers: [String], _ display: Display = Display(interactive: true)
  ) {
    self.answers = answers
    self.display = display
  }

  var console: Console {
    Console(
      write: { [self] in
        text += $0
        pages[pages.count - 1] += $0
      },
      ask: { [self] prompt in
        prompts.append(prompt.text)
        pages.append("")
        beforeAnswer(self, prompts.count - 1)
        return answers.isEmpty ? nil : answers.removeFirst()
      },
      display: { [self] in display })
  }

  /// The lines that each page takes in a number of columns, with the line that
  /// stays blank after an answer.
  func heights(columns: Int) -> [Int] {
    pages.enumerated().map { index, page in
      page.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .reduce(index == 0 ? 0 : 1) { sum, line in
          sum + max(1, (cellWidth(of: line) + columns - 1) / columns)
        }
    }
  }
}

extension Run {
  /// The run of the lessons in these tests.
  static let greeting = Run(
    "greeting",
    predict: Prediction(
      "What is printed?", .right("hello", "it says so."),
      .wrong("nothing", "print prints.")),
    printed: { "hello\n" })
}
