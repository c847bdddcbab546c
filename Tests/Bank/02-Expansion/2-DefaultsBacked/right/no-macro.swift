// Without the macro, with a registrar that is written by hand.
import ObservationCore

/// A user's profile, kept in the defaults of the machine.
///
/// Whoever has read a property of a profile is told before that profile
/// changes it.
final class Profile: Observable {
  private let registrar = ObservationRegistrar()
  private let defaults: Defaults

  init(defaults: Defaults) {
    self.defaults = defaults
  }

  var userName: String {
    get {
      registrar.access(self, keyPath: \.userName)
      return defaults["userName"] ?? "guest"
    }
    set {
      registrar.withMutation(of: self, keyPath: \.userName) {
        defaults["userName"] = newValue
      }
    }
  }

  var theme: String {
    get {
      registrar.access(self, keyPath: \.theme)
      return defaults["theme"] ?? "light"
    }
    set {
      registrar.withMutation(of: self, keyPath: \.theme) {
        defaults["theme"] = newValue
      }
    }
  }

  var greeting: String { "Hello, \(userName)" }

  /// Forgets the name of the user, and keeps the theme.
  func signOut() {
    registrar.withMutation(of: self, keyPath: \.userName) {
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
