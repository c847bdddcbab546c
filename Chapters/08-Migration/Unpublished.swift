import LessonKit
import ViewCore

// snippet.a-greeter
@Observable
final class Greeter {
  var name = "Ann"
  var asked = 0  // was never @Published

  func greeting() -> String {
    asked += 1
    return "Hello, \(name)"
  }
}

struct GreetingView: View {
  let greeter: Greeter
  var body: some View { Text(greeter.greeting()) }
}
// snippet.end

let notPublished = Run(
  "not-published",
  predict: Prediction(
    "Two views greet. How often does the greeter say hello?",
    .wrong(
      "twice: once for each view",
      """
      now the macro observes `asked`, and `asked += 1` reads it in both \
      bodies.
      """),
    .right(
      "again and again, until the host stops it",
      """
      each body reads `asked` and changes it, which invalidates the other \
      view. The host evaluates each body 64 times and reports two issues: a \
      body must not change what views have read, and changes have to come to \
      an end.
      """),
    .wrong(
      "four times: each view invalidates the other one, once",
      """
      a view that's re-evaluated changes `asked` again.
      """))
) {
  // snippet.not-published
  let greeter = Greeter()
  let host = ViewHost(
    VStack {
      GreetingView(greeter: greeter)
      GreetingView(greeter: greeter)
    })
  print("greetings:", greeter.asked)
  print("issues:", host.issues.count)
  // snippet.end
}
