import Testing
import ViewCore

@Observable
private final class Errand {
  let name: String
  var isDone = false

  init(_ name: String) { self.name = name }
}

@Observable
private final class Day {
  var errands = ["post", "bank", "shop"].map { Errand($0) }
  var title = "Monday"
}

private struct Whole: View {
  let day: Day
  var body: some View {
    VStack {
      Title(day: day)
      Rows(day: day)
    }
  }
}

private struct Title: View {
  let day: Day
  var body: some View { Text(day.title) }
}

private struct Rows: View {
  let day: Day
  var body: some View {
    ForEach(day.errands, id: \.name) { Row(errand: $0) }
  }
}

private struct Row: View {
  let errand: Errand
  var body: some View { Text(errand.isDone ? "done" : errand.name) }
}

@MainActor
@Suite struct `The drawing of the tree` {
  private let day = Day()

  private func drawing(after change: () -> Void) -> String {
    let host = ViewHost(Whole(day: day))
    host.reset()
    host.perform(change)
    return host.drawing
  }

  @Test func `has an arrow at what was evaluated`() {
    #expect(
      drawing { day.errands[1].isDone = true } == """
        Whole
        ├─ Title
        └─ Rows
           ├─ Row [post]
           ├─ Row [bank]  ◀─ property Errand.isDone
           └─ Row [shop]
        """)
  }

  @Test func `draws a line down to the next view of a parent`() {
    #expect(
      drawing { day.title = "Tuesday" } == """
        Whole
        ├─ Title  ◀─ property Day.title
        └─ Rows
           ├─ Row [post]
           ├─ Row [bank]
           └─ Row [shop]
        """)
  }

  @Test func `says when nothing was evaluated`() {
    #expect(drawing {}.hasSuffix("\nno body was evaluated"))
  }

  @Test func `puts many that were left alone into one line`() {
    #expect(
      drawing { day.errands += ["tea", "rest"].map { Errand($0) } } == """
        Whole
        ├─ Title
        └─ Rows  ◀─ property Day.errands
           ├─ Row [post]
           ├─ Row [bank]
           ├─ Row [shop]
           ├─ Row [tea]  ◀─ mounted
           └─ Row [rest]  ◀─ mounted
        """)
    #expect(
      drawing { day.title = "Tuesday" }.hasSuffix("└─ Rows\n   └─ Row × 5"))
  }

  @Test func `counts a cause that came again`() {
    let host = ViewHost(Whole(day: day))
    host.reset()
    host.perform { day.title = "Tuesday" }
    host.perform { day.title = "Friday" }
    #expect(host.drawing.contains("Title  ◀─ property Day.title, 2 times"))
  }

  @Test func `lists what was evaluated and is gone`() {
    let host = ViewHost(Whole(day: day))
    host.reset()
    host.perform { day.errands[1].isDone = true }
    host.perform { day.errands.remove(at: 1) }
    #expect(
      host.drawing == """
        Whole
        ├─ Title
        └─ Rows  ◀─ property Day.errands
           ├─ Row [post]
           └─ Row [shop]
        gone: Row  ◀─ property Errand.isDone
        """)
  }

  @Test func `puts a long cause on a separate line`() {
    struct AViewWithANameThatIsFarTooLongForOneLine: View {
      @State private var anotherName = 0
      var body: some View {
        Button("+1") { anotherName += 1 }
        Text("\(anotherName)")
      }
    }
    let host = ViewHost(AViewWithANameThatIsFarTooLongForOneLine())
    host.reset()
    host.tap("+1")
    #expect(
      host.drawing == """
        AViewWithANameThatIsFarTooLongForOneLine
             ◀─ state anotherName
        """)
  }
}
