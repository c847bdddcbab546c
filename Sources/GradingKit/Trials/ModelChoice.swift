// The choice of the model that a process tests. A learner's suite runs once for
// each model, each time in a separate process, and must not be able to find out
// which model it is given.

import Foundation

/// The name of a model, in a form that a test can't recognise.
///
/// The name is hashed with a random number, so that it looks different each
/// time.
struct ModelToken {
  /// The environment variable that holds the token.
  static let variable = "MODEL_ON_TRIAL"

  let text: String

  init(for name: String, salt: UInt64 = .random(in: 0 ... .max)) {
    text = "\(salt)-\(Self.hash("\(salt)\(name)"))"
  }

  /// The name that the token stands for; nil if it isn't one of the given
  /// names.
  func name(among names: [String]) -> String? {
    guard let salt = UInt64(text.prefix { $0 != "-" }) else { return nil }
    return names.first { ModelToken(for: $0, salt: salt).text == text }
  }

  init(text: String) { self.text = text }

  /// The FNV-1a hash, which is the same in every process.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
  }
}

/// The model that this process tests; nil if it tests none, as is the case when
/// all tests run.
public func chosenModel(among names: [String]) -> String? {
  let environment = ProcessInfo.processInfo.environment
  guard let text = environment[ModelToken.variable] else { return nil }
  // Usually the process that started this one ends it sooner, but that process
  // might have crashed.
  alarm(60)
  return ModelToken(text: text).name(among: names)
}
