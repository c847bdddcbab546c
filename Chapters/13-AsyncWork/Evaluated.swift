import LessonKit
import ViewCore

// A view that is evaluated again while its task waits.

// snippet.a-note
struct NoteView: View {
  let office: Office
  let pier: String
  @State private var note = "window seat"

  var body: some View {
    VStack {
      Text("\(pier): \(note)")
      Button("Aisle") { note = "aisle seat" }
    }
    .task {
      _ = try? await office.ask(pier)
      print("answered:", pier, note)
    }
  }
}
// snippet.end

// snippet.a-pier
struct Pier: View {
  let office: Office
  @State private var pier = "North"

  var body: some View {
    NoteView(office: office, pier: pier)
    Button("South") { pier = "South" }
  }
}
// snippet.end

@MainActor let evaluated = Run(
  "evaluated",
  predict: Prediction(
    """
    While the task waits, first the pier and then the note changes, and \
    `NoteView` is evaluated each time. What is printed after `asked: North`?
    """,
    .wrong(
      "`asked: South`, then `answered: South aisle seat`",
      """
      evaluating a body again doesn't start its task again. The host only \
      keeps the new closure, for the next time the view appears.
      """),
    .wrong(
      "`answered: South aisle seat`",
      """
      the closure has a copy of the view that made it, and in that copy the \
      pier is `North`.
      """),
    .wrong(
      "`answered: North window seat`",
      """
      the copy contains the pier itself, but not the note. For the note, the \
      copy contains only the place where it's stored.
      """),
    .right(
      "`answered: North aisle seat`",
      """
      the closure that runs was made by the first evaluation, so it still has \
      that evaluation's input. But it reads the view's current state.
      """)),
  run: awaiting {
    // snippet.evaluated
    let office = Office()
    let host = ViewHost(Pier(office: office))
    await host.settle()
    host.tap("South")
    host.tap("Aisle")
    await host.settle()
    office.answer("North", "9:10")
    await host.settle()
    // snippet.end
  })
