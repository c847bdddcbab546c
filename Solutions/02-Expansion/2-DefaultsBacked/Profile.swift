import ObservationCore

/// A user's profile, kept in the defaults of the machine.
///
/// The profile itself stores nothing: two profiles with the same defaults
/// always say the same.
///
///     let profile = Profile(defaults: Defaults())
///     profile.greeting                      // Hello, guest
///     profile.userName = "Ann"
///     profile.greeting                      // Hello, Ann
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
    // Why 1: the macro has added `access` and `withMutation` to the class for
    // its own accessors, and these accessors may call them as well.
    get {
      access(keyPath: \.userName)
      return defaults["userName"] ?? "guest"
    }
    set {
      withMutation(keyPath: \.userName) { defaults["userName"] = newValue }
    }
  }

  var theme: String {
    // Why 2: the theme is a property of its own, and so has a key path of its
    // own.
    get {
      access(keyPath: \.theme)
      return defaults["theme"] ?? "light"
    }
    set {
      withMutation(keyPath: \.theme) { defaults["theme"] = newValue }
    }
  }

  var greeting: String { "Hello, \(userName)" }

  /// Forgets the name of the user, and keeps the theme.
  func signOut() {
    // Why 3: signing out changes the name without its setter. What counts is
    // that the value changes, not who writes it.
    withMutation(keyPath: \.userName) { defaults["userName"] = nil }
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
