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
    // TODO 1: The macro leaves a computed property alone, and there is no
    // stored one behind this. Tell Observation by hand when it is read and
    // when it changes.
    get { defaults["userName"] ?? "guest" }
    set { defaults["userName"] = newValue }
  }

  var theme: String {
    // TODO 2: The same for the theme.
    get { defaults["theme"] ?? "light" }
    set { defaults["theme"] = newValue }
  }

  var greeting: String { "Hello, \(userName)" }

  /// Forgets the name of the user, and keeps the theme.
  func signOut() {
    // TODO 3: Announce this change, too.
    defaults["userName"] = nil
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
