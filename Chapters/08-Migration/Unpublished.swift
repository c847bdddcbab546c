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
    "Two views show a greeting. How many times is `greeting()` called?",
    .wrong(
      "twice: once for each view",
      """
      that was right in the old class, where `asked` wasn't observed. Now \
      `asked += 1` both reads and changes an observed property.
      """),
    .right(
      "again and again, until the host stops it",
      """
      each body calls `greeting()`, which both reads and changes `asked`. So \
      evaluating one view invalidates the other, and that goes on until the \
      host stops both views, after 64 evaluations each. The host also reports \
      two issues: a body changed what views had read, and the changes didn't \
      end.
      """),
    .wrong(
      "four times: each view invalidates the other one, once",
      """
      the evaluations don't end there, because each one changes `asked` again.
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
