// A private optional property is announced, and the public ones are computed
// from it.
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

  private var storedName: String? {
    get {
      access(keyPath: \.storedName)
      return defaults["userName"]
    }
    set {
      withMutation(keyPath: \.storedName) {
        defaults["userName"] = newValue
      }
    }
  }

  var userName: String {
    get { storedName ?? "guest" }
    set { storedName = newValue }
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
    guard let name = storedName else { return "Hello, guest" }
    return "Hello, \(name)"
  }

  /// Forgets the name of the user, and keeps the theme.
  func signOut() {
    storedName = nil
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
