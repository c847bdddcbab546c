import GradingKit
import Testing

@testable import ScreenWithoutViews

@MainActor
@Suite("12.1 ScreenWithoutViews", .exercise())
struct ScreenWithoutViewsTests: ExerciseSuite {
  let truck = FoodTruck(name: "Ann's Donuts", donuts: 10)
  let other = FoodTruck(name: "Bea's Bagels", donuts: 20)
  let agenda = Agenda()

  @Test func `a change of the stock is shown when the agenda runs`() {
    let screen = show()
    truck.donuts = 9
    agenda.run()
    expect(
      screen.stockLabel.text, is: "9 donuts",
      """
      \(said(by: screen)), and there are 9 donuts; a label shows the text that \
      was set last, so something has to be notified of the change and set it
      """)
  }

  @Test func `init sets both labels`() {
    let screen = show()
    expect(
      texts(of: screen), is: ["Ann's Donuts", "10 donuts"],
      "\(said(by: screen)); init sets both labels before it returns")
    expect(
      times(of: screen), is: [1, 1],
      "\(counted(by: screen)) by init; once each is enough")
  }

  @Test func `every change is shown, not only the first`() {
    let screen = show()
    for (name, donuts) in [("Cid's Donuts", 9), ("Dan's Donuts", 8)] {
      truck.donuts = donuts
      runAll()
      truck.name = name
      runAll()
    }
    expect(
      texts(of: screen), is: ["Dan's Donuts", "8 donuts"],
      """
      \(said(by: screen)), and both were changed twice; a tracking is notified \
      once, so start the next one each time
      """)
  }

  @Test func `no label is set before the agenda runs`() {
    let screen = show()
    truck.donuts = 9
    truck.name = "Cid's Donuts"
    screen.truck = other
    expect(
      times(of: screen), is: [1, 1],
      """
      \(counted(by: screen)), and the agenda hasn't run; more changes may \
      follow, and onChange sees the old value, so set labels on the agenda
      """)
  }

  @Test func `several changes set a label once`() {
    let screen = show()
    truck.donuts = 9
    truck.isOpen = false
    truck.name = "Cid's Donuts"
    truck.isOpen = true
    truck.name = "Dan's Donuts"
    truck.donuts = 8
    runAll()
    expect(
      texts(of: screen), is: ["Dan's Donuts", "8 donuts"],
      """
      \(said(by: screen)), and Dan has 8 donuts; each label has to be set for \
      its own changes
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)): by init, and for several changes before one run \
      of the agenda; one run sets a label once
      """)
  }

  @Test func `a change only sets the label that shows it`() {
    let screen = show()
    truck.donuts = 9
    runAll()
    expect(
      times(of: screen), is: [1, 2],
      """
      \(counted(by: screen)), and after init only the donuts changed; one \
      tracking for both labels doesn't say which label to set
      """)
    truck.name = "Cid's Donuts"
    runAll()
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)), and then only the name changed; a label is only \
      set for changes that it shows
      """)
  }

  @Test func `a closed truck's stock isn't shown or set`() {
    let screen = show()
    truck.isOpen = false
    runAll()
    truck.donuts = 9
    runAll()
    expect(
      texts(of: screen), is: ["Ann's Donuts", "closed"],
      "\(said(by: screen)); the truck is closed")
    expect(
      screen.stockLabel.timesSet, is: 2,
      """
      \(counted(by: screen)): by init, and for the closing. Then the donuts of \
      a closed truck changed, which no label shows
      """)
    truck.isOpen = true
    runAll()
    expect(
      screen.stockLabel.text, is: "9 donuts",
      "\(said(by: screen)); the truck is open again, and has 9 donuts")
  }

  @Test func `the agenda is empty when all changes are shown`() {
    let screen = show()
    expect(
      agenda.isEmpty, is: true,
      """
      nothing has changed, and the agenda has work; waiting for a change \
      doesn't mean checking for it again and again
      """)
    truck.donuts = 9
    runAll()
    expect(
      agenda.isEmpty, is: true,
      """
      the change was shown, and the agenda still has work; when all changes \
      are shown, no work should be left
      """)
    withExtendedLifetime(screen) {}
  }

  @Test func `the agenda is empty when a closed or new truck is shown`() {
    let screen = show()
    truck.isOpen = false
    runAll()
    expect(
      agenda.isEmpty, is: true,
      """
      the truck was closed, which was shown, and the agenda still has work; \
      don't check again and again whether the truck is open
      """)
    screen.truck = other
    runAll()
    expect(
      agenda.isEmpty, is: true,
      """
      the screen got another truck, which was shown, and the agenda still has \
      work; when all changes are shown, no work should be left
      """)
  }

  @Test func `a new truck is shown when the agenda runs`() {
    let screen = show()
    screen.truck = other
    runAll()
    expect(
      texts(of: screen), is: ["Bea's Bagels", "20 donuts"],
      """
      \(said(by: screen)), and the screen got Bea's Bagels with 20 donuts; \
      replacing the truck has to notify the tracking, too
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)): by init, and for the new truck; one run sets a \
      label once
      """)
  }

  @Test func `the new truck is followed from then on`() {
    let screen = show()
    var seen: [String] = []
    for next in [other, other, truck, truck] {
      screen.truck = next
      runAll()
      next.donuts -= 1
      runAll()
      seen.append(screen.stockLabel.text)
    }
    expect(
      seen, is: ["19 donuts", "18 donuts", "9 donuts", "8 donuts"],
      """
      the label said \(seen.joined(separator: ", then ")); the other truck was \
      shown and sold two donuts, then the first truck was shown again and sold \
      two. A label follows the current truck
      """)
  }

  @Test func `a new truck that looks the same is followed`() {
    let screen = show()
    let twin = FoodTruck(name: "Ann's Donuts", donuts: 10)
    screen.truck = twin
    runAll()
    twin.donuts = 9
    runAll()
    expect(
      screen.stockLabel.text, is: "9 donuts",
      """
      \(said(by: screen)), and the screen got another truck with the same name \
      and stock, which then sold one; a different truck is followed even if it \
      looks the same
      """)
  }

  @Test func `a truck that is no longer shown sets no label`() {
    let screen = show()
    screen.truck = other
    runAll()
    truck.donuts = 3
    truck.name = "Cid's Donuts"
    runAll()
    truck.isOpen = false
    runAll()
    expect(
      texts(of: screen), is: ["Bea's Bagels", "20 donuts"],
      """
      \(said(by: screen)), and only the first truck changed; a tracking that \
      still observes the previous truck must not show it
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)): by init, and for the new truck. Then the first \
      truck changed; work that its tracking left has to check which truck is \
      shown
      """)
  }

  @Test func `a truck that comes back is followed once`() {
    let screen = show()
    for next in [other, truck] {
      screen.truck = next
      runAll()
    }
    truck.donuts = 9
    truck.name = "Cid's Donuts"
    runAll()
    expect(
      texts(of: screen), is: ["Cid's Donuts", "9 donuts"],
      "\(said(by: screen)); the first truck is back, and changed")
    expect(
      times(of: screen), is: [4, 4],
      """
      \(counted(by: screen)): by init, for the new truck, for the first truck \
      again, and for its change. An earlier tracking of it must not set a \
      label, too
      """)
  }

  @Test func `a change and a new truck before one run are shown as one`() {
    let screen = show()
    truck.donuts = 9
    screen.truck = other
    truck.donuts = 8
    other.donuts = 19
    runAll()
    expect(
      texts(of: screen), is: ["Bea's Bagels", "19 donuts"],
      """
      \(said(by: screen)), and the truck of the screen has 19 donuts; the \
      screen follows its current truck
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)): by init, and in one run of the agenda. The first \
      truck, its replacement and the second truck must not each set a label
      """)
  }

  @Test func `an unreferenced screen is freed immediately`() {
    expect(
      gone: traceOfScreen {},
      """
      the last reference to the screen was released, but it's still alive; the \
      truck keeps onChange until something changes, and onChange keeps what it \
      captures
      """)
  }

  @Test func `a screen with work on the agenda is freed immediately`() {
    expect(
      gone: traceOfScreen { truck.donuts = 9 },
      """
      the last reference to the screen was released, but it's still alive; the \
      agenda keeps its work until it runs, and that work keeps what it \
      captures strongly
      """)
    runAll()
  }
}
