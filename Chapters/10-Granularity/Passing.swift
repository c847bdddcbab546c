import LessonKit
import ViewCore

// snippet.published-values
final class PublishedAccount: ObservableObject {
  @Published var name = "Ann"
  @Published var points = 1
}

struct OldValues: View {
  @StateObject var account = PublishedAccount()
  var body: some View {
    NameText(name: account.name)
    PointsText(points: account.points)
    Button("Collect") { account.points += 1 }
  }
}

struct NameText: View {
  let name: String
  var body: some View { Text(name) }
}
// snippet.end

struct PointsText: View {
  let points: Int
  var body: some View { Text("\(points) points") }
}

struct OldObjects: View {
  @StateObject var account = PublishedAccount()
  var body: some View {
    OldName(account: account)
    OldPoints(account: account)
    Button("Collect") { account.points += 1 }
  }
}

struct OldName: View {
  @ObservedObject var account: PublishedAccount
  var body: some View { Text(account.name) }
}

struct OldPoints: View {
  @ObservedObject var account: PublishedAccount
  var body: some View { Text("\(account.points) points") }
}

@Observable
final class Account {
  var name = "Ann"
  var points = 1
}

struct NewValues: View {
  @State var account = Account()
  var body: some View {
    NameText(name: account.name)
    PointsText(points: account.points)
    Button("Collect") { account.points += 1 }
  }
}

// snippet.observed-objects
struct NewObjects: View {
  @State var account = Account()
  var body: some View {
    NameLine(account: account)
    PointsLine(account: account)
    Button("Collect") { account.points += 1 }
  }
}

struct PointsLine: View {
  var account: Account
  var body: some View {
    Text("\(account.points) points")
  }
}
// snippet.end

struct NameLine: View {
  let account: Account
  var body: some View { Text(account.name) }
}

let fourWays = Run(
  "four-ways",
  predict: Prediction(
    """
    Each screen has three bodies: its own, and one for each line. `Collect` is \
    tapped. How many bodies are evaluated, with values and with objects?
    """,
    .wrong(
      "published: 2 and 3; observed: 1 and 1",
      """
      a parent that passes values reads them, even from an observable object. \
      So it's re-evaluated.
      """),
    .right(
      "published: 2 and 3; observed: 2 and 1",
      """
      a parent that passes values is re-evaluated, and so is the line whose \
      value changed. If it passes a published object, every view that declares \
      the object is re-evaluated; if it passes an observable object, only the \
      view that read the points.
      """),
    .wrong(
      "published: 3 and 3; observed: 2 and 1",
      """
      the name's line gets an equal name, so it's skipped. The account sends \
      `objectWillChange` for the whole object, but this line doesn't declare \
      it.
      """))
) {
  line("points change", "values", "objects")
  func collect(_ screen: some View) -> Int {
    let host = ViewHost(screen)
    host.reset()
    host.tap("Collect")
    return host.evaluations.count
  }
  let (old, older) = (OldValues(), OldObjects())
  line("published", collect(old), collect(older))
  let (new, newer) = (NewValues(), NewObjects())
  line("observed", collect(new), collect(newer))
}
