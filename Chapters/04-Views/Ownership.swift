import LessonKit
import ViewCore

// snippet.a-wall
@Observable
final class Tally {
  var count = 0
  init() { print("a tally is made") }
}

struct Wall: View {
  let shop: Shop
  var body: some View {
    FirstBadge(shop: shop.name)
    SecondBadge(shop: shop.name)
  }
}
// snippet.end

// snippet.two-owners
struct FirstBadge: View {
  let shop: String
  let tally = Tally()
  var body: some View {
    Button("first \(shop): \(tally.count)") {
      tally.count += 1
    }
  }
}

struct SecondBadge: View {
  let shop: String
  @State var tally = Tally()
  var body: some View {
    Button("second \(shop): \(tally.count)") {
      tally.count += 1
    }
  }
}
// snippet.end

let ownership = Run(
  "ownership",
  predict: Prediction(
    """
    Each badge is tapped once, and then the name changes. Which counts do the \
    badges show?
    """,
    .wrong(
      "1 and 1",
      """
      the old tally counted the tap, but the first badge now has a new tally.
      """),
    .right(
      "0 and 1",
      """
      when the name changes, the wall creates both badges again. The first \
      badge gets a new tally, which starts at 0. The second badge gets its old \
      tally back, because `@State` makes the host keep it.
      """),
    .wrong(
      "0 and 0",
      """
      `@State` keeps the tally as long as the badge keeps its place on the wall.
      """))
) {
  // snippet.ownership
  let shop = Shop()
  let host = ViewHost(Wall(shop: shop))
  host.tap("first Corner: 0")
  host.tap("second Corner: 0")
  host.perform { shop.name = "Market" }
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
    Text("passed in: \(title)")
    Button("Night") { title = "night" }
  }
}
// snippet.end

let seeded = Run("seeded") {
  // snippet.seeded
  let host = ViewHost(SeededWall())
  host.tap("Night")
  print(host.screen)
  // snippet.end
}
