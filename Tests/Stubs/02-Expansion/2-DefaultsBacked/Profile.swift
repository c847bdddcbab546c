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
    // TODO 1: The macro doesn't touch a computed property, and there's no
    // stored property behind this one. Report by hand when it's read and when
    // it changes.
    get { defaults["userName"] ?? "guest" }
    set { defaults["userName"] = newValue }
  }

  var theme: String {
    // TODO 2: Do the same for the theme.
    get { defaults["theme"] ?? "light" }
    set { defaults["theme"] = newValue }
  }

  var greeting: String { "Hello, \(userName)" }

  /// Removes the name of the user, and keeps the theme.
  func signOut() {
    // TODO 3: Report this change as well.
    defaults["userName"] = nil
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
