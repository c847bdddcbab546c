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
      the session reports that it will change, but not what, so every view \
      that declares it is re-evaluated.
      """),
    .right(
      "2 and 0",
      """
      both views declare the session, so both are re-evaluated, though one \
      shows only the name and the other has only an action. No body read the \
      account's points.
      """),
    .wrong(
      "3 and 1: a page is evaluated with its views, and the button uses points",
      """
      the page doesn't declare the session, so it isn't re-evaluated. And an \
      action reads when it runs, outside any body.
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
