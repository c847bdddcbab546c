// A stored property that begins with the value from the defaults, and writes it
// back in `didSet`, is the same thing.
// Refused by: the values are in the defaults, and nowhere else
// Seen: two profiles with the same defaults say the same, but they say guest,
import ObservationCore

/// A user's profile, kept in the defaults of the machine.
///
/// Whoever has read a property of a profile is told before that profile
/// changes it.
@Observable
final class Profile {
  private let defaults: Defaults

  var userName: String {
    didSet { defaults["userName"] = userName }
  }

  var theme: String {
    didSet { defaults["theme"] = theme }
  }

  init(defaults: Defaults) {
    self.defaults = defaults
    userName = defaults["userName"] ?? "guest"
    theme = defaults["theme"] ?? "light"
  }

  var greeting: String { "Hello, \(userName)" }

  /// Forgets the name of the user, and keeps the theme.
  func signOut() {
    userName = "guest"
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
