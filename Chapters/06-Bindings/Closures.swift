import LessonKit
import ViewCore

let readsLate = Scene(
  "reads-late",
  predict: Prediction(
    "The name becomes Bea after the binding is made. What is printed?",
    .wrong(
      "`Ann`, then `Cleo`",
      """
      that would be a copy, made with the binding. This binding calls its \
      first closure when it is asked, and finds what is there by then.
      """),
    .right(
      "`Bea`, then `Cleo`",
      """
      the binding has no name of its own. To read it is to call the first \
      closure, to set it is to call the second, and both work on the variable.
      """),
    .wrong(
      "`Bea`, then `Bea`",
      """
      what is set goes through the second closure at once, to the variable \
      that both closures have captured.
      """))
) {
  // snippet.reads-late
  var name = "Ann"
  let binding = Binding {
    name
  } set: { new in
    name = new
  }
  name = "Bea"
  print(binding.wrappedValue)
  binding.wrappedValue = "Cleo"
  print(name)
  // snippet.end
}
