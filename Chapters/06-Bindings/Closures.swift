import LessonKit
import ViewCore

let readsLate = Run(
  "reads-late",
  predict: Prediction(
    "How often is the first closure called?",
    .wrong(
      "once: when `wrappedValue` is read",
      """
      that call finds Bea. But the first call finds Ann, before any code reads \
      the value.
      """),
    .right(
      "twice",
      """
      once when the binding is made, and once when `wrappedValue` is read. The \
      second call finds the current name, not the remembered one.
      """),
    .wrong(
      "three times: it's called before `Cleo` is set, too",
      "setting `wrappedValue` calls the second closure, and nothing else."))
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
