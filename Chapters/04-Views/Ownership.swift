import LessonKit
import ViewCore

// snippet.two-owners
struct PlainBadge: View {
  let title: String
  let counter = Counter()
  var body: some View {
    Button("plain \(title): \(counter.count)") {
      counter.count += 1
    }
  }
}

struct KeptBadge: View {
  let title: String
  @State var counter = Counter()
  var body: some View {
    Button("kept \(title): \(counter.count)") {
      counter.count += 1
    }
  }
}
// snippet.end

// snippet.a-wall
struct Wall: View {
  @State var title = "day"
  var body: some View {
    PlainBadge(title: title)
    KeptBadge(title: title)
    Button("Night") { title = "night" }
  }
}
// snippet.end

let ownership = Scene(
  "ownership",
  predict: Prediction(
    "Each badge is tapped once, then the title changes. What do they say?",
    .wrong(
      "1 and 1",
      """
      the wall is evaluated, and makes both badges anew. The plain one makes \
      itself another counter, and the tap is forgotten with the old one.
      """),
    .right(
      "0 and 1",
      """
      both badges are made anew. `@State` hands the new one the counter that \
      its place has kept; the plain property is what the new badge has made.
      """),
    .wrong(
      "0 and 0",
      """
      `@State` is there for this: it belongs to the place of the view, and \
      lasts as long as the view is shown.
      """))
) {
  // snippet.ownership
  let host = ViewHost(Wall())
  host.tap("plain day: 0")
  host.tap("kept day: 0")
  print(host.screen)
  host.tap("Night")
  print(host.screen)
  // snippet.end
}

// snippet.a-loud-counter
@Observable
final class LoudCounter {
  var count = 0
  init() { print("a counter is made") }
}

struct LoudBadge: View {
  let title: String
  @State var counter = LoudCounter()
  var body: some View { Text(title) }
}

struct LoudWall: View {
  @State var title = "day"
  var body: some View {
    LoudBadge(title: title)
    Button("Night") { title = "night" }
  }
}
// snippet.end

let made = Scene(
  "made",
  predict: Prediction(
    "The wall is shown, then the title changes. How many counters are made?",
    .wrong(
      "one",
      """
      one is *kept*. But the wall describes the badge twice, and the text \
      `= LoudCounter()` runs for each description.
      """),
    .right(
      "two",
      """
      `= LoudCounter()` runs each time the badge is described. The first \
      counter is kept, the second is let go at once.
      """))
) {
  // snippet.made
  let host = ViewHost(LoudWall())
  host.tap("Night")
  print(host.screen)
  // snippet.end
}

// snippet.a-seeded-badge
struct SeededBadge: View {
  @State var title: String
  var body: some View { Text("seeded: \(title)") }
}

struct SeededWall: View {
  @State var title = "day"
  var body: some View {
    SeededBadge(title: title)
    Text("handed in: \(title)")
    Button("Night") { title = "night" }
  }
}
// snippet.end

let seeded = Scene("seeded") {
  // snippet.seeded
  let host = ViewHost(SeededWall())
  host.tap("Night")
  print(host.screen)
  // snippet.end
}
