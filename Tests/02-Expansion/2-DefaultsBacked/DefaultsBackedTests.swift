import GradingKit
import Testing

@testable import DefaultsBacked

@Suite("2.2 DefaultsBacked", .exercise())
struct DefaultsBackedTests: ExerciseSuite {
  let defaults = Defaults()
  let profile: Profile
  let changes = Recorder()

  init() { profile = Profile(defaults: defaults) }

  @Test func `assigning the user name notifies its observers`() {
    changes.track("userName") { profile.userName }
    profile.userName = "Ann"
    expect(
      changes.calls, is: ["userName"],
      """
      \(changes), after the user name was read and set; the macro observes \
      only stored properties, so the getter has to call access and the setter \
      withMutation, both with the key path of the user name
      """)
    expect(
      profile.userName, is: "Ann",
      """
      the user name was set to "Ann", but it's \(profile.userName); reading it \
      should return the value stored under its key
      """)
  }

  @Test func `assigning the theme notifies its observers`() {
    changes.track("theme") { profile.theme }
    profile.theme = "dark"
    expect(
      changes.calls, is: ["theme"],
      """
      \(changes), after the theme was read and set; the macro observes only \
      stored properties, so the getter has to call access and the setter \
      withMutation, both with the key path of the theme
      """)
    expect(
      profile.theme, is: "dark",
      """
      the theme was set to "dark", but it's \(profile.theme); reading it \
      should return the value stored under its key
      """)
  }

  @Test func `changing one property doesn't notify observers of the other`() {
    changes.track("userName") { profile.userName }
    profile.theme = "dark"
    expect(
      changes.calls, is: [],
      """
      \(changes), but only the theme changed; report each property with its \
      own key path
      """)
    let others = Recorder()
    others.track("theme") { profile.theme }
    profile.userName = "Ann"
    expect(
      others.calls, is: [],
      """
      \(others), but only the name changed; report each property with its own \
      key path
      """)
  }

  @Test func `signing out notifies observers of the user name`() {
    profile.userName = "Ann"
    changes.track("userName") { profile.userName }
    profile.signOut()
    expect(
      changes.calls, is: ["userName"],
      """
      \(changes), after the user signed out; the user name is now \
      \(profile.userName), and code that changes the name without the setter \
      has to report the change, as the setter does
      """)
  }

  @Test func `signing out doesn't notify observers of the theme`() {
    profile.userName = "Ann"
    profile.theme = "dark"
    changes.track("theme") { profile.theme }
    profile.signOut()
    expect(
      changes.calls, is: [],
      """
      \(changes), but the user only signed out; signing out should keep the \
      theme, so it shouldn't notify the theme's observers
      """)
    expect(
      profile.theme, is: "dark",
      """
      the theme was "dark" before the user signed out, and is now \
      \(profile.theme); signing out should keep the theme
      """)
  }

  @Test func `changing the user name notifies observers of the greeting`() {
    profile.userName = "Ann"
    changes.track("greeting") { profile.greeting }
    profile.userName = "Bea"
    expect(
      changes.calls, is: ["greeting"],
      """
      \(changes), after the greeting was read and the user name changed; the \
      greeting contains the name, so its observers should be notified
      """)
    changes.track("greeting") { profile.greeting }
    profile.signOut()
    expect(
      changes.calls, is: ["greeting", "greeting"],
      """
      \(changes), after a new name was set and then the user signed out; the \
      greeting contains the user name, so both changes should notify its \
      observers
      """)
  }

  @Test func `changing the theme doesn't notify observers of the greeting`() {
    changes.track("greeting") { profile.greeting }
    profile.theme = "dark"
    expect(
      changes.calls, is: [],
      """
      \(changes), but only the theme changed; the greeting shouldn't read the \
      theme
      """)
  }

  @Test func `observers are notified before the change`() {
    changes.track("userName") {
      profile.userName
    } seeing: {
      profile.userName
    }
    changes.track("theme") {
      profile.theme
    } seeing: {
      profile.theme
    }
    profile.userName = "Ann"
    profile.theme = "dark"
    expect(
      changes.seen, holdsOnly: ["guest", "light"],
      """
      \(changes), and saw \(changes.seen.joined(separator: " and ")) when the \
      user name and the theme were assigned; only the old values, guest and \
      light, should be seen, so write to the defaults inside the closure of \
      withMutation
      """)
  }

  @Test func `observers are notified before signing out`() {
    profile.userName = "Ann"
    changes.track("userName") {
      profile.userName
    } seeing: {
      profile.userName
    }
    profile.signOut()
    expect(
      changes.seen, holdsOnly: ["Ann"],
      """
      \(changes), and saw \(changes.seen.joined()) instead of Ann when the \
      user signed out; write to the defaults inside withMutation, so that \
      onChange still sees the old value
      """)
  }

  @Test func `one change notifies observers once`() {
    watchName()
    watchTheme()
    profile.userName = "Ann"
    profile.theme = "dark"
    profile.signOut()
    expect(
      changes.calls, is: ["userName", "theme", "userName"],
      """
      \(changes), after the user name was assigned, then the theme, and then \
      the user signed out. An observer that reads a property again in onChange \
      is notified of every later withMutation, so call withMutation only once \
      for each change
      """)
  }

  /// Reads again at each call of onChange, five times at most.
  private func watchName(_ times: Int = 5) {
    changes.track("userName") {
      profile.userName
    } seeing: {
      if times > 1 { watchName(times - 1) }
      return profile.userName
    }
  }

  private func watchTheme(_ times: Int = 5) {
    changes.track("theme") {
      profile.theme
    } seeing: {
      if times > 1 { watchTheme(times - 1) }
      return profile.theme
    }
  }

  @Test func `the values are in the defaults, and nowhere else`() {
    profile.userName = "Ann"
    let second = Profile(defaults: defaults)
    second.theme = "dark"
    expect(
      [second.userName, second.greeting, profile.theme],
      is: ["Ann", "Hello, Ann", "dark"],
      """
      with the same defaults, one profile set the user name to "Ann" and a \
      second profile set the theme to "dark"; they should show "Ann", "Hello, \
      Ann" and "dark", but show "\(second.userName)", "\(second.greeting)" and \
      "\(profile.theme)". A value that a profile stores itself goes stale, and \
      creating a profile shouldn't change the defaults
      """)
    expect(
      [defaults["userName"], defaults["theme"]], is: ["Ann", "dark"],
      """
      after "Ann" and "dark" were assigned, the defaults contain \
      \(defaults["userName"] ?? "nothing") and \
      \(defaults["theme"] ?? "nothing"); store the values under the keys \
      userName and theme, where other code reads them
      """)
  }

  @Test func `observers of the greeting are notified before the change`() {
    profile.userName = "Ann"
    for change in [{ profile.userName = "Bea" }, { profile.signOut() }] {
      changes.track("greeting") {
        profile.greeting
      } seeing: {
        profile.greeting
      }
      change()
    }
    expect(
      changes.seen, is: ["Hello, Ann", "Hello, Bea"],
      """
      \(changes), and saw \(changes.seen.joined(separator: " and ")) when the \
      user name changed from "Ann" to "Bea" and then the user signed out; only \
      the old greetings, "Hello, Ann" and "Hello, Bea", should be seen. The \
      greeting is observed through the name, so notify observers before the \
      name changes
      """)
  }

  @Test func `every assigned value is stored`() {
    profile.userName = "guest"
    profile.theme = "light"
    expect(
      [defaults["userName"], defaults["theme"]], is: ["guest", "light"],
      """
      "guest" and "light" were assigned, but the defaults contain \
      \(defaults["userName"] ?? "nothing") and \
      \(defaults["theme"] ?? "nothing"); store an assigned value even if it \
      equals the placeholder
      """)
  }

  @Test func `nothing is stored unless it was assigned`() {
    _ = profile.greeting + profile.theme
    expect(
      [defaults["userName"], defaults["theme"]], is: [nil, nil],
      """
      no name or theme was assigned, but the defaults contain \
      \(defaults["userName"] ?? "nothing") and \
      \(defaults["theme"] ?? "nothing"); a placeholder shouldn't be stored
      """)
    profile.userName = "Ann"
    profile.signOut()
    expect(
      defaults["userName"], is: nil,
      """
      the user signed out, but the defaults contain the name \
      "\(defaults["userName"] ?? "nothing")"; signing out should remove the \
      name, not assign a different name, because any assigned name is stored
      """)
    expect(
      profile.greeting, is: "Hello, guest",
      """
      the user signed out, but the greeting is "\(profile.greeting)"; without \
      a user, it should be "Hello, guest"
      """)
  }
}
