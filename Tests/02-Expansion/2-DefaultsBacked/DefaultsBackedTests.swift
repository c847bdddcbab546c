import GradingKit
import Testing

@testable import DefaultsBacked

@Suite("2.2 DefaultsBacked", .exercise())
struct DefaultsBackedTests: ExerciseSuite {
  let defaults = Defaults()
  let profile: Profile
  let changes = Recorder()

  init() { profile = Profile(defaults: defaults) }

  @Test func `a new user name is announced`() {
    changes.track("userName") { profile.userName }
    profile.userName = "Ann"
    expect(
      changes.calls, is: ["userName"],
      """
      \(changes); the getter has to call access and the setter withMutation, \
      because nothing stored is observed here; and both with the same key \
      path, that of the user's name
      """)
    expect(
      profile.userName, is: "Ann",
      """
      the name was set to Ann, and is \(profile.userName); a read returns what \
      is kept under the key
      """)
  }

  @Test func `a new theme is announced`() {
    changes.track("theme") { profile.theme }
    profile.theme = "dark"
    expect(
      changes.calls, is: ["theme"],
      """
      \(changes); the getter has to call access and the setter withMutation, \
      because nothing stored is observed here; and both with the same key \
      path, that of the theme
      """)
    expect(
      profile.theme, is: "dark",
      """
      the theme was set to dark, and is \(profile.theme); a read returns what \
      is kept under the key
      """)
  }

  @Test func `a change of the one is no change of the other`() {
    changes.track("userName") { profile.userName }
    profile.theme = "dark"
    expect(
      changes.calls, is: [],
      """
      \(changes); only the theme has changed. Each property is reported with \
      its own key path, and Defaults is not observable
      """)
    let others = Recorder()
    others.track("theme") { profile.theme }
    profile.userName = "Ann"
    expect(
      others.calls, is: [],
      """
      \(others); only the name has changed. Each property is reported with its \
      own key path, and Defaults is not observable
      """)
  }

  @Test func `signing out is announced`() {
    profile.userName = "Ann"
    changes.track("userName") { profile.userName }
    profile.signOut()
    expect(
      changes.calls, is: ["userName"],
      """
      \(changes); the user's name is now \(profile.userName). Code that changes \
      it without the setter has to announce it, as the setter does
      """)
  }

  @Test func `signing out does not concern the theme`() {
    profile.userName = "Ann"
    profile.theme = "dark"
    changes.track("theme") { profile.theme }
    profile.signOut()
    expect(
      changes.calls, is: [], "\(changes); whoever signs out keeps the theme")
    expect(
      profile.theme, is: "dark",
      "whoever signs out keeps the theme; it is now \(profile.theme)")
  }

  @Test func `the greeting hears of the name`() {
    profile.userName = "Ann"
    changes.track("greeting") { profile.greeting }
    profile.userName = "Bea"
    expect(
      changes.calls, is: ["greeting"],
      """
      \(changes); the greeting reads the user's name, and so waits for it: here \
      for a new name
      """)
    changes.track("greeting") { profile.greeting }
    profile.signOut()
    expect(
      changes.calls, is: ["greeting", "greeting"],
      """
      \(changes); the greeting reads the user's name, and so waits for it: for \
      the new name, and for signing out
      """)
  }

  @Test func `the greeting does not hear of the theme`() {
    changes.track("greeting") { profile.greeting }
    profile.theme = "dark"
    expect(changes.calls, is: [], "\(changes); no theme is in the greeting")
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
      \(changes), and saw \(changes.seen.joined(separator: " and ")), where \
      only guest and light were expected; the defaults are written inside \
      withMutation, so that whoever is told still sees the old value
      """)
  }

  @Test func `signing out is announced before it is done`() {
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
      \(changes), and saw \(changes.seen.joined()) where Ann was expected; the \
      defaults are written inside withMutation, so that whoever is told still \
      sees the old value
      """)
  }

  @Test func `one change is announced once`() {
    watchName()
    watchTheme()
    profile.userName = "Ann"
    profile.theme = "dark"
    profile.signOut()
    expect(
      changes.calls, is: ["userName", "theme", "userName"],
      """
      \(changes); the name was assigned, then the theme, then somebody signed \
      out. Whoever reads again as soon as they are told waits for the next \
      change: announce each of them once
      """)
  }

  /// Reads again whenever there is an announcement, five times at most.
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
    let second = Profile(defaults: defaults)
    profile.userName = "Ann"
    second.theme = "dark"
    expect(
      [second.userName, second.greeting, profile.theme],
      is: ["Ann", "Hello, Ann", "dark"],
      """
      two profiles with the same defaults say the same, but they say \
      \(second.userName), \(second.greeting) and \(profile.theme); a value \
      that the profile keeps for itself goes stale
      """)
    expect(
      [defaults["userName"], defaults["theme"]], is: ["Ann", "dark"],
      """
      the values are kept under the keys userName and theme; others read them \
      there
      """)
  }

  @Test func `the greeting hears of the name before it changes`() {
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
      \(changes), and saw \(changes.seen.joined(separator: " and ")), where \
      Hello, Ann and then Hello, Bea were expected; the greeting is announced \
      through the name, and that before it changes
      """)
  }

  @Test func `what is assigned is kept, whatever it says`() {
    profile.userName = "guest"
    profile.theme = "light"
    expect(
      [defaults["userName"], defaults["theme"]], is: ["guest", "light"],
      """
      guest and light were assigned, and in the defaults are \
      \(defaults["userName"] ?? "none") and \(defaults["theme"] ?? "none"); \
      what is assigned is kept, even if it equals what is shown in its absence
      """)
  }

  @Test func `nothing is kept that nobody has assigned`() {
    _ = profile.greeting + profile.theme
    expect(
      [defaults["userName"], defaults["theme"]], is: [nil, nil],
      """
      nobody has assigned a name or a theme, and in the defaults are \
      \(defaults["userName"] ?? "none") and \(defaults["theme"] ?? "none"); \
      what is shown in place of a value is not kept
      """)
    profile.userName = "Ann"
    profile.signOut()
    expect(
      defaults["userName"], is: nil,
      """
      signing out forgets the name; in the defaults is \
      "\(defaults["userName"] ?? "nothing")". Assigning a name keeps it
      """)
    expect(
      profile.greeting, is: "Hello, guest",
      "nobody is signed in; the greeting is \(profile.greeting)")
  }
}
