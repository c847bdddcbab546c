import class Foundation.JSONDecoder
import class Foundation.JSONEncoder
import struct Foundation.Data
import LessonKit
import ViewCore

// snippet.a-file
func file(of model: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let data = try! encoder.encode(model)
  return String(decoding: data, as: UTF8.self)
}
// snippet.end

// snippet.two-alarms
final class OldAlarm: Encodable {
  var hour = 7
  var isOn = true
}

@Observable
final class NewAlarm: Encodable {
  var hour = 7
  var isOn = true
}
// snippet.end

let alarms = Run(
  "saved-alarms",
  predict: Prediction(
    "Both alarms are saved. What's in the new alarm's file?",
    .wrong(
      "`hour` and `isOn`, as in the old alarm's file",
      """
      `hour` and `isOn` are computed now, and the compiler's code saves only \
      stored properties.
      """
    ),
    .right(
      "`_hour` and `_isOn`, and one more property",
      """
      the compiler's code saves each stored property under its name. In \
      `NewAlarm`, the macro has renamed the stored properties to `_hour` and \
      `_isOn`, and added a registrar, which keeps track of the observers.
      """),
    .wrong(
      "nothing, `{}`: the macro makes the properties computed",
      "behind each computed property, there's a stored one, which is saved."))
) {
  // snippet.saved-alarms
  print(file(of: OldAlarm()))
  print(file(of: NewAlarm()))
  // snippet.end
}

// snippet.an-alarm
@Observable
final class Alarm: Codable {
  let id: Int
  var hour = 7
  var isOn = true
  var isRinging = false
  init(id: Int) { self.id = id }

  private enum CodingKeys: String, CodingKey {
    case id, _hour = "hour", _isOn = "isOn"
  }
}
// snippet.end

let anOldFile = Run("an-old-file") {
  // snippet.an-old-file
  let old = #"{"hour":7,"id":1,"isOn":true}"#
  let alarm = try! JSONDecoder().decode(
    Alarm.self, from: Data(old.utf8))
  alarm.hour = 8
  alarm.isRinging = true
  print(file(of: alarm))
  // snippet.end
}

// snippet.a-setting
@propertyWrapper
struct Setting {
  static var all: [String: Int] = [:]
  let key: String
  init(_ key: String) { self.key = key }
  var wrappedValue: Int {
    get { Self.all[key] ?? 0 }
    set { Self.all[key] = newValue }
  }
}
// snippet.end

// snippet.a-player
@Observable
final class Player {
  @ObservationIgnored @Setting("level")
  private var kept
  var level: Int {
    get {
      access(keyPath: \.level)
      return kept
    }
    set {
      withMutation(keyPath: \.level) { kept = newValue }
    }
  }
}
// snippet.end

let aPlayer = Run("a-player") {
  // snippet.a-player-run
  let player = Player()
  withObservationTracking {
    _ = player.level
  } onChange: {
    print("the level will change")
  }
  player.level = 7
  print(player.level, Setting.all)
  // snippet.end
}
