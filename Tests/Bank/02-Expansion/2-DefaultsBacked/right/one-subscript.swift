// One private subscript reads and announces any key, and forgets it if it is
// given nil.
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

  private subscript(
    key: String, property: KeyPath<Profile, String>
  ) -> String? {
    get {
      access(keyPath: property)
      return defaults[key]
    }
    set {
      withMutation(keyPath: property) {
        defaults[key] = newValue
      }
    }
  }

  var userName: String {
    get { self["userName", \.userName] ?? "guest" }
    set { self["userName", \.userName] = newValue }
  }

  var theme: String {
    get { self["theme", \.theme] ?? "light" }
    set { self["theme", \.theme] = newValue }
  }

  var greeting: String { "Hello, \(userName)" }

  /// Forgets the name of the user, and keeps the theme.
  func signOut() {
    self["userName", \.userName] = nil
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
