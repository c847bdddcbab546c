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
      \(said(by: screen)) after the donuts were set to 9 and the agenda ran; a \
      label shows the text that was set last, so your code has to be notified \
      of the change and set the label
      """)
  }

  @Test func `init sets both labels`() {
    let screen = show()
    expect(
      texts(of: screen), is: ["Ann's Donuts", "10 donuts"],
      """
      \(said(by: screen)) after init; init should set both labels to the \
      current texts before it returns
      """)
    expect(
      times(of: screen), is: [1, 1],
      "\(counted(by: screen)) by init; init should set each label once")
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
      \(said(by: screen)) after the donuts and the name changed twice, to 8 \
      and Dan's Donuts; a tracking is notified only once, so start a new \
      tracking each time
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
      \(counted(by: screen)) before the agenda ran, but only init should have \
      set a label; more changes may follow, and onChange sees the old value, \
      so set labels on the agenda
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
      \(said(by: screen)) after several changes and a run of the agenda, but \
      Dan's Donuts now has 8 donuts; each label should be set for its own \
      changes
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)); each label should be set 2×: by init, and by the \
      run of the agenda after several changes
      """)
  }

  @Test func `a change only sets the label that shows it`() {
    let screen = show()
    truck.donuts = 9
    runAll()
    expect(
      times(of: screen), is: [1, 2],
      """
      \(counted(by: screen)), but after init only the donuts changed, so only \
      the stock label should be set again; one tracking for both labels \
      doesn't say which label to set
      """)
    truck.name = "Cid's Donuts"
    runAll()
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)); after init, the donuts changed and then the \
      name, and each change should set only the label that shows it
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
      """
      \(said(by: screen)) after the truck was closed and its donuts changed; \
      the stock label should show “closed”
      """)
    expect(
      screen.stockLabel.timesSet, is: 2,
      """
      \(counted(by: screen)); the stock label should be set 2×: by init, and \
      when the truck closed. Then the donuts of the closed truck changed, \
      which no label shows
      """)
    truck.isOpen = true
    runAll()
    expect(
      screen.stockLabel.text, is: "9 donuts",
      """
      \(said(by: screen)) after the truck was opened again with 9 donuts; the \
      stock label should show “9 donuts”
      """)
  }

  @Test func `the agenda is empty when all changes are shown`() {
    let screen = show()
    expect(
      agenda.isEmpty, is: true,
      """
      nothing has changed, but the agenda has work; wait for a change instead \
      of checking for it again and again
      """)
    truck.donuts = 9
    runAll()
    expect(
      agenda.isEmpty, is: true,
      """
      the change was shown, but the agenda still has work; when all changes \
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
      the closing of the truck was shown, but the agenda still has work; don't \
      check again and again whether the truck is open
      """)
    screen.truck = other
    runAll()
    expect(
      agenda.isEmpty, is: true,
      """
      the screen's new truck was shown, but the agenda still has work; when \
      all changes are shown, no work should be left
      """)
  }

  @Test func `a new truck is shown when the agenda runs`() {
    let screen = show()
    screen.truck = other
    runAll()
    expect(
      texts(of: screen), is: ["Bea's Bagels", "20 donuts"],
      """
      \(said(by: screen)) after the screen got Bea's Bagels with 20 donuts and \
      the agenda ran; replacing the truck has to notify the tracking, too
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)); each label should be set 2×: by init, and for \
      the new truck
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
      the stock label showed \(seen.joined(separator: ", then ")); the second \
      truck was shown and sold two donuts, then the first truck was shown \
      again and sold two. The label should follow the current truck
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
      \(said(by: screen)) after the screen got a second truck with the same \
      name and stock, and that truck sold a donut; the screen should follow \
      its new truck even if both trucks look the same
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
      \(said(by: screen)) after the screen got Bea's Bagels with 20 donuts and \
      then the first truck changed; a tracking that still observes the first \
      truck must not show that truck
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)); each label should be set 2×: by init, and for \
      the new truck. Then the first truck changed; work that its tracking adds \
      has to check which truck is shown
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
      """
      \(said(by: screen)) after the first truck came back and changed; the \
      labels should show Cid's Donuts with 9 donuts
      """)
    expect(
      times(of: screen), is: [4, 4],
      """
      \(counted(by: screen)); each label should be set 4×: by init, for the \
      second truck, for the first truck again, and for the first truck's \
      change. An earlier tracking of the first truck must not set a label, too
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
      \(said(by: screen)) after a run of the agenda, but the screen's new \
      truck, Bea's Bagels, has 19 donuts; the screen should follow its current \
      truck
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)); each label should be set 2×: by init, and by one \
      run of the agenda. The first truck's changes, its replacement and the \
      second truck's change must not each set a label
      """)
  }

  @Test func `an unreferenced screen is freed immediately`() {
    expect(
      gone: traceOfScreen {},
      """
      the last reference to the screen was released, but the screen wasn't \
      freed; the truck keeps onChange until something changes, and onChange \
      keeps what it captures strongly
      """)
  }

  @Test func `a screen with work on the agenda is freed immediately`() {
    expect(
      gone: traceOfScreen { truck.donuts = 9 },
      """
      after a change, the last reference to the screen was released, but the \
      screen wasn't freed; the agenda keeps its work until the agenda runs, \
      and that work keeps what it captures strongly
      """)
    runAll()
  }
}
