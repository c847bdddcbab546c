// A computed property has to call `access` for its own key path in place of
// that of what it reads.
// Refused by: the greeting hears of the name
// Seen: onChange did not run
import ObservationCore

/// A user's profile, kept in the defaults of the machine.
///
/// Whoever has read a property of a profile is told before that profile
/// changes it.
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
      withMutation(keyPath: \.userName) {
        defaults["userName"] = newValue
      }
    }
  }

  var theme: String {
    get {
      access(keyPath: \.theme)
      return defaults["theme"] ?? "light"
    }
    set {
      withMutation(keyPath: \.theme) {
        defaults["theme"] = newValue
      }
    }
  }

  var greeting: String {
    access(keyPath: \.greeting)
    let name = defaults["userName"] ?? "guest"
    return "Hello, \(name)"
  }

  /// Forgets the name of the user, and keeps the theme.
  func signOut() {
    withMutation(keyPath: \.userName) {
      defaults["userName"] = nil
    }
  }
}

/// Texts by key, as `UserDefaults` keeps them, but in memory.
///
/// It is no observable object, and is to stay as it is.
final class Defaults {
  private var texts: [String: String] = [:]

  subscript(key: String) -> String? {
    get { texts[key] }
    set { texts[key] = newValue }
  }
}
