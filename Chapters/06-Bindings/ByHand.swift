import LessonKit
import ViewCore

// snippet.a-loud-editor
struct LoudEditor: View {
  var store: Store
  var name: Binding<String> {
    Binding {
      store.name
    } set: { new in
      store.name = new.uppercased()
    }
  }
  var body: some View { TextField("Name", text: name) }
}
// snippet.end

let byHand = Run("by-hand") {
  // snippet.by-hand
  let host = ViewHost(LoudEditor(store: Store()))
  host.type("Market", into: "Name")
  print(host.screen)
  // snippet.end
}

// snippet.a-bakery
@Observable
final class Bakery {
  var loaves = 12
}

struct ZeroField: View {
  let bakery: Bakery
  var text: Binding<String> {
    Binding {
      String(bakery.loaves)
    } set: { new in
      bakery.loaves = Int(new) ?? 0
    }
  }
  var body: some View {
    TextField("Loaves", text: text)
  }
}
// snippet.end

let zero = Run("zero") {
  // snippet.zero
  let bakery = Bakery()
  let host = ViewHost(ZeroField(bakery: bakery))
  host.type("30", into: "Loaves")
  print(host.screen, "for", bakery.loaves)
  host.type("3o", into: "Loaves")
  print(host.screen, "for", bakery.loaves)
  // snippet.end
}

// snippet.a-strict-field
struct StrictField: View {
  let bakery: Bakery
  var text: Binding<String> {
    Binding {
      String(bakery.loaves)
    } set: { new in
      guard let number = Int(new) else { return }
      bakery.loaves = number
    }
  }
  var body: some View {
    TextField("Loaves", text: text)
  }
}
// snippet.end

let strict = Run(
  "strict",
  predict: Prediction(
    """
    `3o` is typed, and the setter refuses text that isn't a number. What does \
    the field show?
    """,
    .wrong(
      "`3o`, as it was typed",
      "the typed text isn't stored anywhere, so the getter can't return it."),
    .wrong(
      "`12`",
      """
      the field would show 12 if `3o` were pasted. When it's typed, the first \
      keystroke already sets the number to 3.
      """),
    .right(
      "`3`",
      """
      the first keystroke sets the number of loaves to 3. The second keystroke \
      makes the text `3o`, which the setter refuses. So the number stays 3, \
      and the getter turns it into the field's text.
      """))
) {
  // snippet.strict
  let bakery = Bakery()
  let host = ViewHost(StrictField(bakery: bakery))
  host.type("3o", into: "Loaves")
  print(host.screen, "for", bakery.loaves)
  // snippet.end
}

// snippet.a-keeping-field
struct KeepingField: View {
  let bakery: Bakery
  @State var kept = "12"
  var text: Binding<String> {
    Binding {
      kept
    } set: { new in
      kept = new
      guard let number = Int(new) else { return }
      bakery.loaves = number
    }
  }
  var body: some View {
    TextField("Loaves", text: text)
  }
}
// snippet.end

let keeping = Run("keeping") {
  // snippet.keeping
  let bakery = Bakery()
  let host = ViewHost(KeepingField(bakery: bakery))
  host.type("3o", into: "Loaves")
  print(host.screen, "for", bakery.loaves)
  host.type("30", into: "Loaves")
  host.perform { bakery.loaves = 36 }
  print(host.screen, "for", bakery.loaves)
  // snippet.end
}

// snippet.two-ways
struct TwoWays: View {
  @State var name = "Ann"
  @State var round = 0
  var body: some View {
    let byHand = Binding {
      name
    } set: { new in
      name = new
    }
    Button("Round \(round)") { round += 1 }
    FirstLine(name: $name)
    SecondLine(name: byHand)
  }
}
// snippet.end

// snippet.two-lines
struct FirstLine: View {
  @Binding var name: String
  var body: some View { Text("first: \(name)") }
}

struct SecondLine: View {
  @Binding var name: String
  var body: some View { Text("second: \(name)") }
}
// snippet.end

let neverTheSame = Run(
  "one-more-round",
  predict: Prediction(
    """
    The button is tapped, but the name doesn't change. Which of the two lines \
    are evaluated?
    """,
    .wrong(
      "neither: both get a binding to the same name",
      """
      the host sees only that the two closures are new, not that they use the \
      same name.
      """),
    .right(
      "`SecondLine`",
      """
      the first line gets `$name`, which still refers to the same state with \
      the same name, so its input hasn't changed. The second line gets a \
      binding made from new closures. This host can't compare closures, so it \
      treats the binding as changed each time.
      """),
    .wrong(
      "both: the parent creates them again",
      """
      the parent creates both lines again, but the host skips the first, \
      because its input hasn't changed.
      """))
) {
  // snippet.one-more-round
  let host = ViewHost(TwoWays())
  host.reset()
  host.tap("Round 0")
  print(host.drawing)
  // snippet.end
}
