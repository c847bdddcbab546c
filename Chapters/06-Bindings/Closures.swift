import LessonKit
import ViewCore

let readsLate = Run("reads-late") {
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
