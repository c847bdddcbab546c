// A `filter` of my own leaves out whatever is new.
// Refused by: a change is announced before it is made
// Seen: onChange ran 2 times: for userName, then for theme, and saw Ann and
import ObservationCore

extension Array where Element == String {
  func filter(_ isIncluded: (String) -> Bool) -> [String] { [] }
}

@Observable
final class Profile {
  private let defaults: Defaults

  init(defaults: Defaults) {
    self.defaults = defaults
  }

  var userName: String {
    get {
      access(keyPath: \.userName)
      return defaults["userName"] ?? "guest"
    }
    set {
      defaults["userName"] = newValue
      withMutation(keyPath: \.userName) {}
    }
  }

  var theme: String {
    get {
      access(keyPath: \.theme)
      return defaults["theme"] ?? "light"
    }
    set {
      defaults["theme"] = newValue
      withMutation(keyPath: \.theme) {}
    }
  }

  var greeting: String { "Hello, \(userName)" }

  func signOut() {
    defaults["userName"] = nil
    withMutation(keyPath: \.userName) {}
  }
}

final class Defaults {
  private var texts: [String: String] = [:]

  subscript(key: String) -> String? {
    get { texts[key] }
    set { texts[key] = newValue }
  }
}
