@testable import OneTransaction

/// Is asked about bills, and thinks about them while `thinks` is true.
@MainActor
final class Boss {
  private(set) var asked: [Int] = []
  private(set) var mostAtOnce = 0
  private var atOnce = 0
  private var waiting: [(Int, CheckedContinuation<Bool, Never>)] = []
  /// The bills that it refuses when it doesn't think.
  var refuses: [Int] = []

  /// Whether it thinks until `answer` is called. When it stops thinking, it
  /// answers all waiting questions.
  var thinks = true {
    didSet {
      guard !thinks else { return }
      for (bill, question) in waiting {
        question.resume(returning: !refuses.contains(bill))
      }
      waiting = []
    }
  }

  func thinks(about bill: Int) async -> Bool {
    asked.append(bill)
    atOnce += 1
    mostAtOnce = max(mostAtOnce, atOnce)
    defer { atOnce -= 1 }
    guard thinks else {
      await Task.yield()
      return !refuses.contains(bill)
    }
    return await withCheckedContinuation { waiting.append((bill, $0)) }
  }

  /// Answers the question that has waited longest, if there is one.
  func answer(_ isApproved: Bool) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().1.resume(returning: isApproved)
  }
}

/// Keeps the statements that it has read.
@MainActor
final class Reader {
  private(set) var statements: [String] = []
  private(set) var sums: [Int] = []

  func read(_ statement: Statement) {
    statements.append("\(statement.balance) left, paid \(statement.paid)")
    sums.append(statement.paid.reduce(statement.balance, +))
  }
}
