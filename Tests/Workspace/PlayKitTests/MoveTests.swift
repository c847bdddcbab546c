import Testing

@testable import PlayKit

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
  ])
  func `a line is read`(line: String, move: Move) {
    #expect(Move(line) == move)
  }

  @Test(arguments: ["", "   ", "# a remark", "  # tap 1", "\u{C}"])
  func `an empty line and a remark are no move`(line: String) {
    #expect(Move(line) == nil)
  }
}
