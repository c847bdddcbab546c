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
      once when the binding is made, and once when `wrappedValue` is read. The \
      binding has no name of its own: the second call finds what is there by \
      then.
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
