import Foundation
import Synchronization
import Testing
import ViewCore

@testable import PlayKit

@Suite struct ChoiceTests {
  private let screens = ["till", "orders", "old orders"].map { name in
    Screen(name) { Text(name) }
  }

  @Test(arguments: [
    ("till", "till"), ("Till", "till"), ("t", "till"), ("or", "orders"),
    ("old", "old orders"), ("1", "till"), ("3", "old orders"),
    // What fits none, or two.
    ("o", nil), ("", nil), ("x", nil), ("0", nil), ("4", nil), ("+1", nil),
  ])
  func `a screen is found by its name, or its beginning`(
    name: String, found: String?
  ) {
    #expect(Choice.find(name, among: screens)?.name == found)
  }

  @Test func `a name that is a number comes before that number`() {
    let screens = ["2", "other"].map { name in Screen(name) { Text(name) } }
    #expect(Choice.find("2", among: screens)?.name == "2")
    #expect(Choice.find("1", among: screens)?.name == "2")
  }

  private func chosen(by name: String?) -> String? {
    let choice = Choice(title: "8.1 Orders", name: name)
    switch choice.screen(among: screens, Lines()) {
    case .success(let screen): return screen?.name
    case .failure(let refusal): return refusal.description
    }
  }

  @Test func `without a name it is the first, and a wrong name lists all`() {
    #expect(chosen(by: nil) == "till")
    #expect(
      chosen(by: "x")
        == "8.1 Orders has no screen x; there are till, orders, old orders")
  }
}

@Suite struct MoveTests {
  @Test(arguments: [
    ("tap +1", Move.tap("+1")),
    ("  tap   Add stew ", .tap("Add stew")),
    ("TAP 2", .tap("2")),
    ("tap", .tap("")),
    ("type Ann into Name", .type("Ann", into: "Name")),
    ("type look into it into Note", .type("look into it", into: "Note")),
    ("type into Name", .type("", into: "Name")),
    ("type  Ann  Lee  into 1", .type("Ann  Lee", into: "1")),
    ("type Ann", .type("Ann", into: nil)),
    ("type", .type("", into: nil)),
    ("show", .show), ("why", .why), ("undo", .undo), ("help", .help),
    ("?", .help), ("quit", .quit), ("q", .quit),
    ("jump", .unknown("jump")), ("tapped 1", .unknown("tapped 1")),
    ("show all", .unknown("show all")),
    ("\u{C}show", .show), ("tap\u{8} +1\u{7F}\r", .tap("+1")),
    // An empty line and a remark are no move.
    ("", nil), ("   ", nil), ("# a remark", nil), ("  # tap 1", nil),
    ("\u{C}", nil),
  ])
  func `a line is read`(line: String, move: Move?) {
    #expect(Move(line) == move)
  }
}

@Suite struct LateNoticeTests {
  /// The notices that come while a closure runs.
  private final class Notices: Sendable {
    let lines = Mutex<[String]>([])
    let hasCome = DispatchSemaphore(value: 0)

    func add(_ line: String) {
      lines.withLock { $0.append(line) }
      hasCome.signal()
    }
  }

  @Test func `a line that takes long gets one notice, and continues`() {
    let notices = Notices()
    func body() -> Int {
      #expect(notices.hasCome.wait(timeout: .now() + 30) == .success)
      // A second notice would come by now.
      #expect(notices.hasCome.wait(timeout: .now() + 0.05) == .timedOut)
      return 2
    }
    #expect(
      run(body, ifLongerThan: .milliseconds(1)) { notices.add("late") } == 2)
    #expect(notices.lines.withLock { $0 } == ["late"])
  }

  @Test func `a line that ends in time has none`() {
    let notices = Notices()
    func body() -> Int { 1 }
    let time = DispatchTimeInterval.milliseconds(200)
    #expect(run(body, ifLongerThan: time) { notices.add("late") } == 1)
    #expect(notices.hasCome.wait(timeout: .now() + 0.4) == .timedOut)
  }
}
