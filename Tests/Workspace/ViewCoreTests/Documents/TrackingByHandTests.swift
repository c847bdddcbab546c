// The function beneath: what one tracking reads, and when `onChange` is called.

import Dispatch
import Testing
import ViewCore

@Observable
private class Pantry {
  var eggs = 6
  var milk = 2
  var salt = 1
}

@Observable
private class Menu {
  var soup = "leek"
  var dessert = "plums"
}

private struct Today: View {
  let menu: Menu
  let pantry: Pantry
  var body: some View {
    Text(menu.soup)
    Button("Ice") {
      menu.dessert = "ice"
      pantry.salt += pantry.eggs
    }
  }
}

private struct Eggs: View {
  let pantry: Pantry
  var body: some View {
    Text("\(pantry.eggs) eggs")
  }
}

@MainActor @Suite struct TrackingByHandTests {
  private let pantry = Pantry()
  private let notes = Notes()

  @Test func `a tracking returns what was made, onChange is made later`() {
    func note() -> @Sendable () -> Void {
      notes.add("made")
      return { [notes] in notes.add("called") }
    }
    let none: Void = withObservationTracking({ _ = pantry }, onChange: note())
    #expect(none == ())
    #expect(notes.lines == [], "nothing was read")
    let text: String = withObservationTracking(
      {
        notes.add("read \(pantry.eggs)"); return "done"
      }, onChange: note())
    #expect(text == "done")
    pantry.eggs = 5
    #expect(notes.lines == ["read 6", "made", "called"])
  }

  @Test
  func `only the first change calls onChange, before it happens`() {
    let sum = withObservationTracking {
      pantry.eggs + pantry.milk
    } onChange: { [pantry, notes] in
      notes.add("eggs \(pantry.eggs) milk \(pantry.milk) salt \(pantry.salt)")
    }
    #expect(sum == 8)

    pantry.salt = 9
    #expect(notes.lines == [], "it was not read")

    pantry.milk = 3
    #expect(notes.take() == ["eggs 6 milk 2 salt 9"], "the old value")

    pantry.eggs = 12
    #expect(notes.lines == [], "the tracking has ended")
  }

  @Test func `neither showing an object nor writing to it is a read`()
    async
  {
    var text = ""
    await withCheckedContinuation { done in
      withObservationTracking {
        print(pantry, to: &text)
        DispatchQueue.main.async { [pantry] in
          pantry.eggs = 12
          done.resume()
        }
      } onChange: { [notes] in
        notes.add("told")
      }
      pantry.milk = 3
      pantry.eggs = 5
    }
    #expect(text.hasSuffix("Pantry\n"))
    #expect(pantry.eggs == 12)
    #expect(notes.lines == [])
  }

  @Test func `a body can be tracked by hand`() {
    let view = Eggs(pantry: pantry)
    let body = withObservationTracking {
      view.body
    } onChange: { [notes] in
      notes.add("evaluate again")
    }
    #expect(ViewHost(body).screen == "6 eggs")
    pantry.salt = 0
    #expect(notes.lines == [])
    pantry.eggs = 5
    #expect(notes.lines == ["evaluate again"])
    #expect(ViewHost(view.body).screen == "5 eggs")
  }

  @Test func `a read of a body counts, one of an action does not`() {
    let menu = Menu()
    let host = ViewHost(
      Today(menu: menu, pantry: pantry),
      names: ["soup": \Menu.soup, "dessert": \Menu.dessert])
    host.reset()
    host.tap("Ice")
    #expect(host.takeEvaluations() == [])
    #expect(menu.dessert == "ice")
    #expect(host.evaluations { pantry.eggs = 1 } == [])
    #expect(
      host.evaluations { menu.soup = "pea" } == ["Today: property Menu.soup"])
    #expect(host.screen == "pea\n[Ice]")
  }
}
