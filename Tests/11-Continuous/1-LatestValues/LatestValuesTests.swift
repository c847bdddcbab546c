import GradingKit
import Testing

@testable import LatestValues

@MainActor
@Suite("11.1 LatestValues", .exercise())
struct LatestValuesTests: ExerciseSuite {
  let truck = FoodTruck()
  let painter = Painter()

  @Test func `a new text is painted`() async {
    await painting {
      truck.isOpen = true
      await others { painter.texts.count == 2 }
    }
    expect(
      painter.texts, is: ["closed", "10 donuts"],
      """
      \(painted); the truck was closed at the start, and then opened. Call \
      paint with the current text first, and then with each new text
      """)
  }

  @Test func `the current text is painted first`() async {
    truck.isOpen = true
    truck.donuts = 3
    await painting {}
    expect(
      painter.texts, is: ["3 donuts"],
      """
      \(painted); the text was 3 donuts at the start, and nothing has changed \
      since, so only that text should be painted
      """)
  }

  @Test func `it keeps painting, change after change`() async {
    truck.isOpen = true
    await painting {
      for donuts in [9, 8, 7] {
        truck.donuts = donuts
        guard await others(until: { painter.texts.last == "\(donuts) donuts" })
        else { break }
      }
    }
    expect(
      painter.texts, is: ["10 donuts", "9 donuts", "8 donuts", "7 donuts"],
      """
      \(painted); the donuts went from 10 to 9, 8 and 7, one at a time, so a \
      text should be painted for each of the four numbers
      """)
  }

  @Test func `several changes in one turn are painted as one`() async {
    await painting {
      truck.isOpen = true
      truck.donuts = 9
      truck.donuts = 8
      await others { painter.texts.count == 2 }
    }
    expect(
      painter.texts, is: ["closed", "8 donuts"],
      """
      \(painted); the truck was opened and two donuts were sold, with no await \
      in between. Changes in one turn should lead to one text, with the values \
      after the last change
      """)
  }

  @Test func `a change during painting is painted next`() async {
    await painting {
      painter.holds = true
      truck.isOpen = true
      await others { painter.isAtWork }
      for donuts in [9, 8, 7] {
        truck.donuts = donuts
        await settle()
      }
      painter.holds = false
      await others { painter.texts.last == "7 donuts" }
    }
    expect(
      painter.texts, is: ["closed", "10 donuts", "7 donuts"],
      """
      \(painted); while “10 donuts” was being painted, three donuts were sold, \
      one at a time. After paint returns, paint the text that's current then: \
      tracking only after painting misses changes, and a queue of all texts \
      paints old texts
      """)
  }

  @Test func `a change while the first text is painted counts`() async {
    painter.holds = true
    await painting {
      truck.isOpen = true
      await settle()
      painter.holds = false
      await others { painter.texts.count == 2 }
    }
    expect(
      painter.texts, is: ["closed", "10 donuts"],
      """
      \(painted); the truck was opened while “closed” was being painted, and \
      that change should not be lost. Follow the truck before you call paint \
      for the first time
      """)
  }

  @Test func `what paint changes itself is painted next`() async {
    painter.whenDone = { [truck] text in
      if text == "2 donuts" { truck.donuts = 12 }
    }
    truck.isOpen = true
    await painting {
      truck.donuts = 2
      await others { painter.texts.count == 3 }
    }
    expect(
      painter.texts, is: ["10 donuts", "2 donuts", "12 donuts"],
      """
      \(painted); while painting “2 donuts”, paint itself set the donuts to \
      12, so “12 donuts” should be painted next
      """)
  }

  @Test func `a text that is old when paint returns is skipped`() async {
    painter.whenDone = { [truck] text in
      if text == "10 donuts" { truck.donuts = 12 }
    }
    await sellOneWhilePainting(until: "12 donuts")
    expect(
      painter.texts, is: ["closed", "10 donuts", "12 donuts"],
      """
      \(painted); while “10 donuts” was being painted, a donut was sold, and \
      then paint itself set the donuts to 12. After paint returns, paint the \
      text that's current then, not a text that was read earlier
      """)
  }

  /// Opens with 10 donuts, sells one while that is being painted, and waits for
  /// a text.
  private func sellOneWhilePainting(until last: String) async {
    await painting {
      painter.holds = true
      truck.isOpen = true
      await others { painter.isAtWork }
      truck.donuts = 9
      await settle()
      painter.holds = false
      await others { painter.texts.last == last }
    }
  }

  @Test func `one text is painted at a time`() async {
    await sellOneWhilePainting(until: "9 donuts")
    expect(
      painter.mostAtOnce, is: 1,
      """
      \(painter.mostAtOnce) calls of paint ran at once for one sign, but only \
      one should; await paint before you call it again
      """)
  }

  @Test func `a text that is on the sign is not painted again`() async {
    truck.isOpen = true
    await painting {
      truck.donuts = 9
      truck.donuts = 10
      await settle()
      truck.isOpen = false
      truck.isOpen = true
      await settle()
      truck.donuts = 8
      await others { painter.texts.last == "8 donuts" }
    }
    expect(
      painter.texts, is: ["10 donuts", "8 donuts"],
      """
      \(painted); in each of two turns, properties were set and then set back, \
      so the text was “10 donuts” again, and then the donuts were set to 8. \
      Don't paint a text that's already on the sign
      """)
  }

  @Test func `an earlier text is painted again`() async {
    await painting {
      for isOpen in [true, false, true] {
        truck.isOpen = isOpen
        guard await others(until: { painter.texts.last == truck.text })
        else { break }
      }
    }
    expect(
      painter.texts, is: ["closed", "10 donuts", "closed", "10 donuts"],
      """
      \(painted); the truck was opened, closed and opened again, and the text \
      should be painted each time. Compare a new text only with the text \
      that's on the sign now
      """)
  }

  @Test func `the text isn't read again without a change`() async {
    var looks = [0, 0, 0]
    await painting {
      await settle()
      looks[0] -= truck.looks
      await settle()
      looks[0] += truck.looks
      truck.isOpen = true
      await others { painter.texts.count == 2 }
      looks[1] -= truck.looks
      await settle()
      looks[1] += truck.looks
      painter.holds = true
      truck.donuts = 9
      await others { painter.isAtWork }
      looks[2] -= truck.looks
      await settle()
      looks[2] += truck.looks
    }
    expect(
      looks, is: [0, 0, 0],
      """
      while nothing changed, the text was read \(looks[0]) times before the \
      first change, \(looks[1]) times after the first change, and \(looks[2]) \
      times while paint was running; wait for a change instead of checking \
      again and again
      """)
  }

  /// Runs the function, and something beside it when the first text is there.
  private func painting(_ beside: () async -> Void) async {
    let task = Task { [truck, painter] in
      await keepPainting(truck) { await painter.paint($0) }
    }
    await others { !painter.texts.isEmpty }
    await beside()
    await settle()
    painter.holds = false
    task.cancel()
    await settle()
  }

  private var painted: String {
    painter.texts.isEmpty
      ? "paint wasn't called"
      : """
      paint was called with “\(painter.texts.joined(separator: "”, then “"))”
      """
  }
}

/// Paints texts, and takes time while `holds` is true.
@MainActor
final class Painter {
  private(set) var texts: [String] = []
  private(set) var mostAtOnce = 0
  private var atOnce = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Runs at the end of a text.
  var whenDone: (String) -> Void = { _ in }

  /// Whether painting takes until `holds` is false again.
  var holds = false {
    didSet {
      guard !holds else { return }
      for painter in waiting { painter.resume() }
      waiting = []
    }
  }

  var isAtWork: Bool { !waiting.isEmpty }

  func paint(_ text: String) async {
    texts.append(text)
    atOnce += 1
    mostAtOnce = max(mostAtOnce, atOnce)
    if holds { await withCheckedContinuation { waiting.append($0) } }
    atOnce -= 1
    whenDone(text)
  }
}
