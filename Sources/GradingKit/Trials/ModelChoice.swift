// Which model a process is to test. A suite that a learner writes runs once for
// each, in a process of its own, and is not to know which it has been given.

import Foundation

/// The name of a model as a process is told it: with a number by chance, and
/// otherwise each time, so that nobody knows it by its looks.
struct ModelToken {
  /// The variable of the environment that holds it.
  static let variable = "MODEL_ON_TRIAL"

  let text: String

  init(for name: String, salt: UInt64 = .random(in: 0 ... .max)) {
    text = "\(salt)-\(Self.hash("\(salt)\(name)"))"
  }

  /// Which of some names it stands for; nil if it is none of them.
  func name(among names: [String]) -> String? {
    guard let salt = UInt64(text.prefix { $0 != "-" }) else { return nil }
    return names.first { ModelToken(for: $0, salt: salt).text == text }
  }

  init(text: String) { self.text = text }

  /// FNV-1a, which is the same in every process.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }
}

/// The model that this process is to test; nil if there is none, as when all
/// tests run.
public func chosenModel(among names: [String]) -> String? {
  let environment = ProcessInfo.processInfo.environment
  guard let text = environment[ModelToken.variable] else { return nil }
  // Whoever started this process ends it sooner, unless they have ended first.
  alarm(60)
  return ModelToken(text: text).name(among: names)
}
