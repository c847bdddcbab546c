import LessonKit
import ViewCore

// snippet.a-door
@Observable
final class Door {
  var isOpen = false
  var sign = "welcome"
}

struct DoorView: View {
  let door: Door
  var body: some View {
    Text(door.isOpen ? door.sign : "closed")
  }
}
// snippet.end

let readsOfNow = Scene(
  "reads-of-now",
  predict: Prediction(
    "Three changes: the sign, the door, the sign. How often is the body "
      + "evaluated?",
    .wrong(
      "three times",
      """
      while the door is closed, the body does not read the sign. The first \
      change concerns nobody.
      """),
    .right(
      "twice",
      """
      the first evaluation read `isOpen` alone. The second one reads both, so \
      the last change counts. What a body waits for is what it read the last \
      time.
      """),
    .wrong(
      "once",
      """
      a view is not fixed to what it read at first. Each evaluation notes its \
      reads anew.
      """))
) {
  // snippet.reads-of-now
  let door = Door()
  let host = ViewHost(DoorView(door: door))
  host.reset()
  host.perform { door.sign = "hello" }
  host.perform { door.isOpen = true }
  host.perform { door.sign = "come in" }
  print(host.table)
  print(host.screen)
  // snippet.end
}

// snippet.a-jar
@Observable
final class Jar {
  var coins = 0
}

struct JarView: View {
  let jar: Jar
  var body: some View {
    Button("How many?") { print("coins:", jar.coins) }
  }
}
// snippet.end

let inAnAction = Scene(
  "in-an-action",
  predict: Prediction(
    "The button's action reads the coins. They become 5, and it is tapped.",
    .wrong(
      "the body is evaluated, and the action prints 5",
      """
      the action stands in the body, and does not run there. While the body \
      was evaluated, nobody read the coins.
      """),
    .wrong(
      "the body is not evaluated, and the action prints 0",
      """
      the action holds the jar, not a copy of its coins. It reads when it runs.
      """),
    .right(
      "the body is not evaluated, and the action prints 5",
      """
      the body has read nothing, so nothing concerns it. The action reads \
      when it runs, and finds what is there at that moment.
      """))
) {
  // snippet.in-an-action
  let jar = Jar()
  let host = ViewHost(JarView(jar: jar))
  host.reset()
  host.perform { jar.coins = 5 }
  host.tap("How many?")
  print("evaluated:", host.evaluations)
  // snippet.end
}
