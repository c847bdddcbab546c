// Where a name or a theme is shown already, there is nothing to keep.
// Refused by: what is assigned is kept, whatever it says
// Seen: guest and light were assigned, and in the defaults are none and none

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
    get {
      access(keyPath: \.userName)
      return defaults["userName"] ?? "guest"
    }
    set {
      if newValue == userName { return }
      withMutation(keyPath: \.userName) { defaults["userName"] = newValue }
    }
  }

  var theme: String {
    get {
      access(keyPath: \.theme)
      return defaults["theme"] ?? "light"
    }
    set {
      if newValue == theme { return }
      withMutation(keyPath: \.theme) { defaults["theme"] = newValue }
    }
  }

  var greeting: String { "Hello, \(userName)" }

  /// Forgets the name of the user, and keeps the theme.
  func signOut() {
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
