import NotesKit
import Testing
import ViewCore

@testable import PlayKit

@Observable
private final class Guest {
  var name = "Ann"
  var visits = 0
  var likesTea = false
}

private struct GuestScreen: View {
  @Bindable var guest: Guest
  let remark: () -> Void

  var body: some View {
    VStack {
      TextField("Name", text: $guest.name)
      Toggle("Tea", isOn: $guest.likesTea)
      Text("\(guest.name): \(guest.visits)")
      Button("Visit") {
        remark()
        guest.visits += 1
      }
    }
  }
}

@MainActor @Suite struct GameTests {
  private func game(
    plain: Bool = false, remark: @escaping () -> Void = {},
    silently: @escaping (() -> Void) -> Void = { $0() }
  ) -> Game {
    Game(
      Screen("guest") { GuestScreen(guest: Guest(), remark: remark) },
      Display(width: 60, plain: plain), silently: silently)
  }

  private func play(_ lines: String..., on game: Game) -> String {
    lines.map { game.play(Move($0)!) }.last ?? ""
  }

  @Test func `a line shows the screen that follows`() {
    let game = game()
    #expect(game.seen == "  Name: Ann_\n  [ ] Tea\n  Ann: 0\n  [Visit]\n")
    #expect(
      play("tap Visit", "tap 2", "tap Tea", "type Bea", on: game)
        == "  Name: Bea_\n  [x] Tea\n  Bea: 2\n  [Visit]\n")
    #expect(play("show", on: game) == game.seen)
  }

  @Test func `why is about the last line that did something`() {
    let game = game()
    #expect(play("why", on: game) == "  GuestScreen  ◀─ mounted\n")
    let why = play("tap Visit", "show", "why", on: game)
    #expect(why == "  GuestScreen  ◀─ property Guest.visits\n")
    #expect(play("why", on: game) == why)
  }

  @Test func `in plain words, why says where each view is`() {
    #expect(
      play("tap Visit", "why", on: game(plain: true))
        == "  level 1: GuestScreen, evaluated: property Guest.visits\n")
    let pair = Game(
      Screen("pair") {
        GuestScreen(guest: Guest(), remark: {})
        Twins(twins: Pair())
      }, Display(width: 40, plain: true))
    #expect(
      play("tap Visit", "why", on: pair) == """
          level 1: GuestScreen, evaluated:
          property Guest.visits
          level 1: Twins, not evaluated

        """)
  }

  @Test(arguments: [
    (true, "  no body was evaluated\n"),
    (false, "  Still\n  no body was evaluated\n"),
  ])
  func `why says that nothing was evaluated`(plain: Bool, why: String) {
    let game = Game(
      Screen("still") { Still() }, Display(width: 60, plain: plain))
    #expect(play("tap Nothing", "why", on: game) == why)
  }

  @Test func `in plain words, a control says what it is`() {
    #expect(
      play("tap Tea", on: game(plain: true)) == """
          field Name: Ann
          switch Tea, on
          Ann: 0
          button Visit

        """)
  }

  @Test func `only digits are a number`() {
    let game = Game(
      Screen("counter") {
        Button("+1") {}
        Button("Reset") {}
      }, Display(width: 60))
    let seen = game.seen
    for line in ["tap +1", "tap 2", "tap 01"] {
      #expect(play(line, on: game) == seen)
    }
    for name in ["+2", "-1", "٣", "２", "2.", "99999999999999999999"] {
      #expect(
        play("tap \(name)", on: game)
          == "No button \(name). Buttons: 1 +1, 2 Reset\n")
    }
  }

  @Test func `undo plays all lines but the last again, in silence`() {
    var remarks = 0
    var silences = 0
    let game = game(
      remark: { remarks += 1 },
      silently: {
        silences += 1
        $0()
      })
    #expect(play("undo", on: game) == "There is nothing to undo\n")
    _ = play("tap Visit", "type Bea into Name", "why", "tap Visit", on: game)
    #expect(remarks == 2)
    #expect(
      play("undo", on: game)
        == "took back: tap Visit\n"
        + "  Name: Bea_\n  [ ] Tea\n  Bea: 1\n  [Visit]\n")
    #expect(remarks == 3)
    #expect(silences == 1)
    #expect(
      play("undo", on: game).hasPrefix("took back: type Bea into Name\n"))
    #expect(
      play("undo", on: game)
        == "took back: tap Visit\n  Name: Ann_\n  [ ] Tea\n  Ann: 0\n  [Visit]\n"
    )
    #expect(play("undo", on: game) == "There is nothing to undo\n")
  }

  @Test(arguments: [
    ("tap Nothing", "No button Nothing. Buttons: 2 Visit. Switches: 1 Tea\n"),
    ("tap 3", "No button 3. Buttons: 2 Visit. Switches: 1 Tea\n"),
    ("tap 0", "No button 0. Buttons: 2 Visit. Switches: 1 Tea\n"),
    ("tap", "Which button? Buttons: 2 Visit. Switches: 1 Tea\n"),
    ("tap Name", "No button Name. Buttons: 2 Visit. Switches: 1 Tea\n"),
    ("type Bea into Age", "No field Age. Fields: 1 Name\n"),
    ("type Bea into", "No field . Fields: 1 Name\n"),
    (
      "jump",
      """
      No line begins with jump; help lists them
      Buttons: 2 Visit
      Switches: 1 Tea
      Fields: 1 Name

      """
    ),
  ])
  func `what is not on the screen is answered with what is`(
    line: String, answer: String
  ) {
    let game = game()
    let seen = game.seen
    guard line != "type Bea into" else {
      // Without a title the words are the text, for the only field.
      #expect(play(line, on: game).contains("Name: Bea into_"))
      return
    }
    #expect(play(line, on: game) == answer)
    #expect(game.seen == seen)
  }

  @Test func `a label that several have is chosen by its number`() {
    let game = Game(
      Screen("two") {
        Button("1") {}
        Button("Same") {}
        Button("Same") {}
      }, Display())
    #expect(
      play("tap Same", on: game) == "2 buttons have that name: tap 2, tap 3\n")
    #expect(play("tap 3", on: game) == "  [1]\n  [Same]\n  [Same]\n")
    #expect(
      play("type a", on: game)
        == "No line begins with type; help lists them\n"
        + "Buttons: 1 1, 2 Same, 3 Same\n")
  }

  @Test func `a screen without anything on it says so`() {
    let game = Game(Screen("empty") { Group {} }, Display())
    #expect(game.seen == "  (an empty screen)\n")
    #expect(
      play("tap 1", on: game) == "No button 1. The screen has no button\n")
  }

  @Test func `help lists every move`() {
    let help = play("help", on: game())
    for word in ["tap", "type", "show", "why", "undo", "quit"] {
      #expect(help.contains("\n  \(word)") || help.hasPrefix("  \(word)"))
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func `a mistake in the code is a warning`() {
    let game = Game(
      Screen("twins") { Twins(twins: Pair()) }, Display())
    #expect(
      play("tap Double", on: game).hasPrefix(
        "Warning: Identities in a ForEach must differ"))
  }
}

private struct Still: View {
  var body: some View { Button("Nothing") {} }
}

@Observable
private final class Pair {
  var names = ["a", "b"]
}

private struct Twins: View {
  let twins: Pair

  var body: some View {
    ForEach(twins.names, id: \.self) { Text($0) }
    Button("Double") { twins.names = ["a", "a"] }
  }
}
