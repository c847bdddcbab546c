import ObservationCore

/// A user's profile, stored in the defaults of the machine.
///
/// The profile itself stores nothing: two profiles with the same defaults
/// always show the same values.
///
///     let profile = Profile(defaults: Defaults())
///     profile.greeting                      // Hello, guest
///     profile.userName = "Ann"
///     profile.greeting                      // Hello, Ann
///
/// Code that reads a property of a profile is notified before that profile
/// changes it.
@Observable
final class Profile {
  private let defaults: Defaults

  init(defaults: Defaults) {
    self.defaults = defaults
  }

  var userName: String {
    // Why 1: the macro adds `access` and `withMutation` to the class for its
    // own accessors, and these accessors can call them as well.
    get {
      access(keyPath: \.userName)
      return defaults["userName"] ?? "guest"
    }
    set {
      withMutation(keyPath: \.userName) { defaults["userName"] = newValue }
    }
  }

  var theme: String {
    // Why 2: the theme is a separate property, so it has its own key path.
    get {
      access(keyPath: \.theme)
      return defaults["theme"] ?? "light"
    }
    set {
      withMutation(keyPath: \.theme) { defaults["theme"] = newValue }
    }
  }

  var greeting: String { "Hello, \(userName)" }

  /// Removes the name of the user, and keeps the theme.
  func signOut() {
    // Why 3: signing out changes the name without its setter. What counts is
    // that the value changes, not which code writes it.
    withMutation(keyPath: \.userName) { defaults["userName"] = nil }
  }
}

/// Stores texts by key, like `UserDefaults`, but in memory.
///
/// It isn't observable. Don't change it.
final class Defaults {
  private var texts: [String: String] = [:]

  subscript(key: String) -> String? {
    get { texts[key] }
    set { texts[key] = newValue }
  }
}
