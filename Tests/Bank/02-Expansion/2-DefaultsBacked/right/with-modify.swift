// A `_modify` announces, changes a copy, and puts it into the defaults.
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
    _modify {
      access(keyPath: \.userName)
      _$observationRegistrar.willSet(self, keyPath: \.userName)
      var text = defaults["userName"] ?? "guest"
      defer {
        defaults["userName"] = text
        _$observationRegistrar.didSet(self, keyPath: \.userName)
      }
      yield &text
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
    _modify {
      access(keyPath: \.theme)
      _$observationRegistrar.willSet(self, keyPath: \.theme)
      var text = defaults["theme"] ?? "light"
      defer {
        defaults["theme"] = text
        _$observationRegistrar.didSet(self, keyPath: \.theme)
      }
      yield &text
    }
  }

  var greeting: String { "Hello, \(userName)" }

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
