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
      \(changes); the getter has to call access and the setter withMutation, \
      because nothing stored is observed here; and both need the key path of \
      the user's name
      """)
    expect(
      profile.userName, is: "Ann",
      """
      the name was set to Ann, and is \(profile.userName); a read returns the \
      value stored under the key
      """)
  }

  @Test func `assigning the theme notifies its observers`() {
    changes.track("theme") { profile.theme }
    profile.theme = "dark"
    expect(
      changes.calls, is: ["theme"],
      """
      \(changes); the getter has to call access and the setter withMutation, \
      because nothing stored is observed here; and both need the key path of \
      the theme
      """)
    expect(
      profile.theme, is: "dark",
      """
      the theme was set to dark, and is \(profile.theme); a read returns the \
      value stored under the key
      """)
  }

  @Test func `changing one property doesn't notify observers of the other`() {
    changes.track("userName") { profile.userName }
    profile.theme = "dark"
    expect(
      changes.calls, is: [],
      """
      \(changes); only the theme changed. Report each property with its own \
      key path; Defaults isn't observable
      """)
    let others = Recorder()
    others.track("theme") { profile.theme }
    profile.userName = "Ann"
    expect(
      others.calls, is: [],
      """
      \(others); only the name changed. Report each property with its own key \
      path; Defaults isn't observable
      """)
  }

  @Test func `signing out notifies observers of the user name`() {
    profile.userName = "Ann"
    changes.track("userName") { profile.userName }
    profile.signOut()
    expect(
      changes.calls, is: ["userName"],
      """
      \(changes); the user's name is now \(profile.userName). Code that \
      changes it without the setter has to report that, as the setter does
      """)
  }

  @Test func `signing out doesn't notify observers of the theme`() {
    profile.userName = "Ann"
    profile.theme = "dark"
    changes.track("theme") { profile.theme }
    profile.signOut()
    expect(
      changes.calls, is: [], "\(changes); signing out keeps the theme")
    expect(
      profile.theme, is: "dark",
      "signing out keeps the theme; it is now \(profile.theme)")
  }

  @Test func `changing the user name notifies observers of the greeting`() {
    profile.userName = "Ann"
    changes.track("greeting") { profile.greeting }
    profile.userName = "Bea"
    expect(
      changes.calls, is: ["greeting"],
      """
      \(changes); the greeting reads the user's name, so changing the name \
      notifies its observers
      """)
    changes.track("greeting") { profile.greeting }
    profile.signOut()
    expect(
      changes.calls, is: ["greeting", "greeting"],
      """
      \(changes); the greeting reads the user's name, so its observers are \
      notified both of the new name and of signing out
      """)
  }

  @Test func `changing the theme doesn't notify observers of the greeting`() {
    changes.track("greeting") { profile.greeting }
    profile.theme = "dark"
    expect(
      changes.calls, is: [], "\(changes); the greeting doesn't use the theme")
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
      only guest and light were expected; write to the defaults inside \
      withMutation, so that onChange still sees the old value
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
      \(changes), and saw \(changes.seen.joined()) where Ann was expected; \
      write to the defaults inside withMutation, so that onChange still sees \
      the old value
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
      \(changes); the name was assigned, then the theme, then the user signed \
      out. An observer that reads again in its onChange observes the next \
      change: call withMutation once for each
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
    let second = Profile(defaults: defaults)
    profile.userName = "Ann"
    second.theme = "dark"
    expect(
      [second.userName, second.greeting, profile.theme],
      is: ["Ann", "Hello, Ann", "dark"],
      """
      two profiles with the same defaults say the same, but they say \
      \(second.userName), \(second.greeting) and \(profile.theme); a value \
      that the profile stores itself goes stale
      """)
    expect(
      [defaults["userName"], defaults["theme"]], is: ["Ann", "dark"],
      """
      the values belong under the keys userName and theme, where other code \
      reads them
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
      \(changes), and saw \(changes.seen.joined(separator: " and ")), where \
      Hello, Ann and then Hello, Bea were expected; the greeting is observed \
      through the name, so its observers are notified before the name changes
      """)
  }

  @Test func `every assigned value is stored`() {
    profile.userName = "guest"
    profile.theme = "light"
    expect(
      [defaults["userName"], defaults["theme"]], is: ["guest", "light"],
      """
      guest and light were assigned, and in the defaults are \
      \(defaults["userName"] ?? "none") and \(defaults["theme"] ?? "none"); an \
      assigned value is stored, even if it equals the placeholder
      """)
  }

  @Test func `nothing is stored unless it was assigned`() {
    _ = profile.greeting + profile.theme
    expect(
      [defaults["userName"], defaults["theme"]], is: [nil, nil],
      """
      no name or theme was assigned, and in the defaults are \
      \(defaults["userName"] ?? "none") and \(defaults["theme"] ?? "none"); a \
      placeholder isn't stored
      """)
    profile.userName = "Ann"
    profile.signOut()
    expect(
      defaults["userName"], is: nil,
      """
      signing out removes the name; in the defaults is \
      "\(defaults["userName"] ?? "nothing")". Assigning a name stores it
      """)
    expect(
      profile.greeting, is: "Hello, guest",
      "no user is signed in; the greeting is \(profile.greeting)")
  }
}
