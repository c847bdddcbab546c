import LessonKit
import ViewCore

// snippet.a-session
final class Session: ObservableObject {
  @Published var name = "Ann"
  @Published var points = 0
}

struct SessionPage: View {
  var body: some View {
    SessionName()
    SessionButton()
  }
}
// snippet.end

// snippet.session-views
struct SessionName: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct SessionButton: View {
  @EnvironmentObject var session: Session
  var body: some View {
    Button("Collect") { session.points += 1 }
  }
}
// snippet.end

let whole = Run(
  "whole",
  predict: Prediction(
    """
    A point is collected in each host, and no view shows the points. How many \
    of the session's views are evaluated, and how many of the account's?
    """,
    .wrong(
      "0 and 0: nothing on the screen has changed",
      """
      the session doesn't say which property will change, so the host has to \
      re-evaluate every view that declares it.
      """),
    .right(
      "2 and 0",
      """
      `SessionName` and `SessionButton` declare the session, so both views are \
      re-evaluated, although neither shows the points. The account's views are \
      left alone, because no body read the points.
      """),
    .wrong(
      """
      3 and 1: the session's page is also evaluated, and the account's button \
      uses the points
      """,
      """
      the session's page doesn't declare the session, and the account's button \
      reads the points only in its action.
      """))
) {
  // snippet.whole
  let old = ViewHost(
    SessionPage().environmentObject(Session()))
  let new = ViewHost(
    AccountPage().environment(Account("Ann")))
  for host in [old, new] {
    host.reset()
    host.tap("Collect")
    print(host.drawing)
  }
  // snippet.end
}
