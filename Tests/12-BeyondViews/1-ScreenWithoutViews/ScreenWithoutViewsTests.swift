import GradingKit
import Testing

@testable import ScreenWithoutViews

@Suite("12.1 ScreenWithoutViews", .exercise())
struct ScreenWithoutViewsTests: ExerciseSuite {
  let truck = FoodTruck(name: "Ann's Donuts", donuts: 10)
  let other = FoodTruck(name: "Bea's Bagels", donuts: 20)
  let agenda = Agenda()

  @Test func `a change of the stock is shown by the agenda`() {
    let screen = show()
    truck.donuts = 9
    agenda.run()
    expect(
      screen.stockLabel.text, is: "9 donuts",
      """
      \(said(by: screen)), and there are 9 donuts; a label says what was set \
      last, so something has to be told of the change, and set it
      """)
  }

  @Test func `both labels are set at once`() {
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
      \(said(by: screen)), and both were changed twice; a tracking is told \
      once, so each one has to be followed by the next
      """)
  }

  @Test func `until the agenda runs all labels stay as they are`() {
    let screen = show()
    truck.donuts = 9
    truck.name = "Cid's Donuts"
    screen.truck = other
    expect(
      times(of: screen), is: [1, 1],
      """
      \(counted(by: screen)), and the agenda has not run; while a change is \
      being made the old value is still there, so a label is set later
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
      \(said(by: screen)), and Dan has 8 donuts; each label has to hear of its \
      own changes
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)): by init, and for several changes before one run \
      of the agenda; one run sets a label once
      """)
  }

  @Test func `a change sets no label but the one that shows it`() {
    let screen = show()
    truck.donuts = 9
    runAll()
    expect(
      times(of: screen), is: [1, 2],
      """
      \(counted(by: screen)), and after init the donuts alone have changed; \
      what one tracking has read for both labels does not say which to set
      """)
    truck.name = "Cid's Donuts"
    runAll()
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)), and then the name alone has changed; a label is \
      set for what it shows
      """)
  }

  @Test func `a closed truck shows no stock, and is not set for one`() {
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
      a closed truck have changed, which no label shows
      """)
    truck.isOpen = true
    runAll()
    expect(
      screen.stockLabel.text, is: "9 donuts",
      "\(said(by: screen)); the truck is open again, and has 9 donuts")
  }

  @Test func `when all is shown the agenda is empty`() {
    let screen = show()
    expect(
      agenda.isEmpty, is: true,
      """
      nothing has changed, and the agenda has work; waiting for a change does \
      not mean checking again and again whether there was one
      """)
    truck.donuts = 9
    runAll()
    expect(
      agenda.isEmpty, is: true,
      """
      the change was shown, and the agenda still has work; when all is shown, \
      nothing waits
      """)
    withExtendedLifetime(screen) {}
  }

  @Test func `another truck is shown by the agenda`() {
    let screen = show()
    screen.truck = other
    runAll()
    expect(
      texts(of: screen), is: ["Bea's Bagels", "20 donuts"],
      """
      \(said(by: screen)), and the screen was handed Bea's Bagels with 20 \
      donuts; which truck it is has to be announced, too
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)): by init, and for another truck; one run sets a \
      label once
      """)
  }

  @Test func `the other truck is followed from then on`() {
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
      shown, and sold two donuts, then the first one again, and so did that. A \
      label follows the truck that is there now
      """)
  }

  @Test func `a truck that is no longer shown sets nothing`() {
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
      \(said(by: screen)), and it was the first truck that has changed; a \
      tracking that still waits at the old truck must not show that truck
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)): by init, and for another truck. Then the first \
      changed; what its tracking leaves has to ask which truck is shown
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
      "\(said(by: screen)); the first truck is back, and has changed")
    expect(
      times(of: screen), is: [4, 4],
      """
      \(counted(by: screen)): by init, for another truck, for the first one \
      again, and for a change of it. What still waited at it from before must \
      not set a label, too
      """)
  }

  @Test func `a change and another truck before one run are shown as one`() {
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
      screen follows the truck that it has now
      """)
    expect(
      times(of: screen), is: [2, 2],
      """
      \(counted(by: screen)): by init, and in one run of the agenda. The first \
      truck, the swap and the second truck must not each set a label
      """)
  }

  @Test func `a screen that nobody holds is gone at once`() {
    expect(
      gone: traceOfScreen {},
      """
      nobody holds the screen, and it is still there; the truck keeps \
      onChange until something changes, and onChange keeps what it captures
      """)
  }

  @Test func `a screen with work on the agenda is gone at once`() {
    expect(
      gone: traceOfScreen { truck.donuts = 9 },
      """
      nobody holds the screen, and it is still there; the agenda keeps its \
      work until it runs, and that work keeps what it captures strongly
      """)
    runAll()
  }
}
