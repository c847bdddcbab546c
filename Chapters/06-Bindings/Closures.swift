import LessonKit
import ViewCore

let readsLate = Run(
  "reads-late",
  predict: Prediction(
    "How often is the first closure called?",
    .wrong(
      "once: where `wrappedValue` is read",
      """
      that call finds Bea. But the first call finds Ann, before anybody has \
      asked for the value.
      """),
    .right(
      "twice",
      """
      in this host a binding notes what it finds when it is made. Reading \
      `wrappedValue` calls the closure again, and it finds what is there by \
      then: the binding has no name of its own.
      """),
    .wrong(
      "three times: it is called before `Cleo` is set, too",
      """
      setting `wrappedValue` calls the second closure, and nothing else.
      """))
) {
  // snippet.reads-late
  var name = "Ann"
  let binding = Binding {
    print("read \(name)")
    return name
  } set: { new in
    print("set \(new)")
    name = new
  }
  name = "Bea"
  print(binding.wrappedValue)
  binding.wrappedValue = "Cleo"
  // snippet.end
}
