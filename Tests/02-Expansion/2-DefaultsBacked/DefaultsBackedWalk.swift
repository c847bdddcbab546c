import GradingKit
import Testing

@testable import DefaultsBacked

extension DefaultsBackedTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(ProfilesWalk.self)
  }
}

/// Three profiles, of which the first two have the same defaults. Before each
/// move all their values are read.
private final class ProfilesWalk: Walk {
  /// What is in some defaults.
  private struct Model {
    var userName: String?
    var theme: String?

    var name: String { userName ?? "guest" }
    var texts: [String] {
      [theme.map { "theme: \($0)" }, userName.map { "userName: \($0)" }]
        .compactMap(\.self)
    }
    var said: [String] { [name, theme ?? "light", "Hello, \(name)"] }
  }

  private let defaults = [Defaults(), Defaults()]
  private let profiles: [Profile]
  private let places = [0, 0, 1]
  private var models = [Model(), Model()]
  private var changes: [GradingKit.Recorder] = []
  /// What observers of each profile are notified of; nil if it is open.
  private var told: [[String]?] = []

  init() {
    profiles = places.map { [defaults] in Profile(defaults: defaults[$0]) }
    begin()
  }

  func begin() {
    told = [[], [], []]
    changes = profiles.map { profile in
      let changes = GradingKit.Recorder()
      func track(_ name: String, _ read: @escaping () -> String) {
        changes.track(name, read, seeing: read)
      }
      track("userName") { profile.userName }
      track("theme") { profile.theme }
      track("greeting") { profile.greeting }
      return changes
    }
  }

  /// Records a change of a profile, and what its observers are notified of.
  private func note(
    _ index: Int, _ news: [String]?, _ change: (inout Model) -> Void
  ) {
    let place = places[index]
    // What observers of a second profile with these defaults see is open.
    for other in profiles.indices where places[other] == place {
      told[other] = nil
    }
    told[index] = news
    change(&models[place])
  }

  private func newsOfName(_ index: Int, to name: String) -> [String]? {
    let old = models[places[index]].name
    return name == old
      ? nil : ["userName, seeing \(old)", "greeting, seeing Hello, \(old)"]
  }

  var moves: [Move] {
    for (index, name) in ["first", "second", "third"].enumerated() {
      let (profile, model) = (profiles[index], models[places[index]])
      for userName in ["Ann", "guest", ""] {
        Move("the user name of the \(name) profile became \"\(userName)\"") {
          profile.userName = userName
          self.note(index, self.newsOfName(index, to: userName)) {
            $0.userName = userName
          }
        }
      }
      Move("an \"a\" was added to the user name of the \(name) profile") {
        profile.userName += "a"
        self.note(index, self.newsOfName(index, to: model.name + "a")) {
          $0.userName = model.name + "a"
        }
      }
      for theme in ["dark", "light", ""] {
        Move("the theme of the \(name) profile became \"\(theme)\"") {
          profile.theme = theme
          let old = model.said[1]
          self.note(index, theme == old ? nil : ["theme, seeing \(old)"]) {
            $0.theme = theme
          }
        }
      }
      Move("an \"a\" was added to the theme of the \(name) profile") {
        profile.theme += "a"
        self.note(index, ["theme, seeing \(model.said[1])"]) {
          $0.theme = model.said[1] + "a"
        }
      }
      if model.userName != nil {
        Move("the user signed out of the \(name) profile") {
          profile.signOut()
          self.note(index, self.newsOfName(index, to: "guest")) {
            $0.userName = nil
          }
        }
      }
    }
  }

  /// All that some defaults contain, under any key.
  private func texts(in defaults: Defaults) -> [String] {
    for (_, value) in Mirror(reflecting: defaults).children {
      guard let texts = value as? [String: String] else { continue }
      return texts.map { "\($0): \($1)" }.sorted()
    }
    return []
  }

  var facts: [Fact] {
    for (index, name) in ["first", "second", "third"].enumerated() {
      let changes = changes[index]
      if let told = told[index] {
        Fact(
          "onChange ran for these properties of the \(name) profile:",
          zip(changes.calls, changes.seen).map { "\($0), seeing \($1)" },
          isInAnyOrder: told,
          """
          all properties of all profiles had just been read; code that read a \
          property should be notified before that property changes, and of no \
          other change
          """)
      }
      let profile = profiles[index]
      Fact(
        "the \(name) profile says",
        [profile.userName, profile.theme, profile.greeting],
        is: models[places[index]].said,
        "profiles with the same defaults should show the same values")
    }
    Fact(
      "the defaults contain",
      defaults.map(texts), is: models.map(\.texts),
      "assigned values should be stored there, and nothing else")
  }
}
