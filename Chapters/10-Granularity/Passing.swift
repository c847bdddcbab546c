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
    Each screen has three bodies: its own, and one for each line. When \
    `Collect` is tapped, how many bodies are evaluated if the screen passes \
    values, and how many if it passes the account itself?
    """,
    .wrong(
      "published: 2 and 3; observed: 1 and 1",
      """
      to pass the points along, the screen has to read them, even from an \
      observable account, so it's also re-evaluated.
      """),
    .right(
      "published: 2 and 3; observed: 2 and 1",
      """
      a screen that passes values reads the points itself, so both the screen \
      and its points line are re-evaluated. If a screen passes the published \
      account, all three views declare it, so all three are re-evaluated. If \
      it passes the observable account, only the points line is re-evaluated, \
      because only that line reads the points.
      """),
    .wrong(
      "published: 3 and 3; observed: 2 and 1",
      """
      `NameText` doesn't declare the account. The name that it's passed hasn't \
      changed, so the host skips the view.
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
