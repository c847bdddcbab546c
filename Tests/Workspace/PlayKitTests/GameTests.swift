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
  var remark: () -> Void = {}

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

@MainActor @Suite struct GameTests {
  private func game(_ display: Display = Display(width: 60)) -> Game {
    game(display) { GuestScreen(guest: Guest()) }
  }

  private func game(
    _ display: Display = Display(width: 60),
    @ViewBuilder of view: @escaping @MainActor @Sendable () -> some View
  ) -> Game {
    Game(Screen("a", view), display)
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
    // Without a title, all words are the text for the only field.
    #expect(play("type Bea into", on: game).contains("Name: Bea into_"))
  }

  @Test func `why is about the last line that did something`() {
    let game = game()
    #expect(play("why", on: game) == "  GuestScreen  ◀─ mounted\n")
    let why = play("tap Visit", "show", "why", on: game)
    #expect(why == "  GuestScreen  ◀─ property Guest.visits\n")
    #expect(play("why", on: game) == why)
    let still = self.game { Still() }
    #expect(
      play("tap Nothing", "why", on: still)
        == "  Still\n  no body was evaluated\n")
  }

  @Test func `in plain words, why and the screen say what is where`() {
    let pair = game(Display(width: 40, plain: true)) {
      GuestScreen(guest: Guest())
      Twins(twins: Pair())
    }
    #expect(
      play("tap Visit", "why", on: pair) == """
          level 1: GuestScreen, evaluated:
          property Guest.visits
          level 1: Twins, not evaluated

        """)
    let still = game(Display(plain: true)) { Still() }
    #expect(
      play("tap Nothing", "why", on: still) == "  no body was evaluated\n")
    #expect(
      play("tap Tea", on: game(Display(plain: true))) == """
          field Name: Ann
          switch Tea, on
          Ann: 0
          button Visit

        """)
  }

  @Test func `undo plays all lines but the last again, in silence`() {
    var (remarks, silences) = (0, 0)
    let game = Game(
      Screen("guest") {
        GuestScreen(guest: Guest(), remark: { remarks += 1 })
      }, Display(width: 60),
      silently: {
        silences += 1
        $0()
      })
    #expect(play("undo", on: game) == "There is nothing to undo\n")
    _ = play("tap Visit", "type Bea into Name", "why", "tap Visit", on: game)
    let bea = "  Name: Bea_\n  [ ] Tea\n  Bea: 1\n  [Visit]\n"
    #expect(play("undo", on: game) == "undid: tap Visit\n" + bea)
    #expect(remarks == 3)
    #expect(silences == 1)
    #expect(
      play("undo", on: game).hasPrefix("undid: type Bea into Name\n"))
    let ann = "  Name: Ann_\n  [ ] Tea\n  Ann: 0\n  [Visit]\n"
    #expect(play("undo", on: game) == "undid: tap Visit\n" + ann)
    #expect(play("undo", on: game) == "There is nothing to undo\n")
  }

  @Test(arguments: [
    ("tap Nothing", "No button Nothing. Buttons: 2 Visit. Switches: 1 Tea\n"),
    ("tap 3", "No button 3. Buttons: 2 Visit. Switches: 1 Tea\n"),
    ("tap 0", "No button 0. Buttons: 2 Visit. Switches: 1 Tea\n"),
    ("tap", "Which button? Buttons: 2 Visit. Switches: 1 Tea\n"),
    ("type Bea into Age", "No field Age. Fields: 1 Name\n"),
    (
      "jump",
      """
      No command starts with jump; help lists them
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
    #expect(play(line, on: game) == answer)
    #expect(game.seen == seen)
  }

  @Test func `a label comes before a number, of which only digits are one`() {
    let game = game(Display()) {
      Button("1") {}
      Button("Same") {}
      Button("Same") {}
      Button("+1") {}
    }
    let seen = "  [1]\n  [Same]\n  [Same]\n  [+1]\n"
    for line in ["tap 1", "tap +1", "tap 3", "tap 03"] {
      #expect(play(line, on: game) == seen)
    }
    #expect(
      play("tap Same", on: game) == "2 buttons have that name: tap 2, tap 3\n")
    let buttons = "Buttons: 1 1, 2 Same, 3 Same, 4 +1\n"
    for name in ["+2", "-1", "٣", "２", "2.", "999999999999999999999"] {
      #expect(
        play("tap \(name)", on: game) == "No button \(name). \(buttons)")
    }
    #expect(
      play("type a", on: game)
        == "No command starts with type; help lists them\n\(buttons)")
  }

  @Test func `a screen without anything on it says so`() {
    let game = game { Group {} }
    #expect(game.seen == "  (an empty screen)\n")
    #expect(
      play("tap 1", on: game) == "No button 1. The screen has no button\n")
  }

  @Test func `help lists every move`() {
    let help = "\n" + play("help", on: game())
    for word in ["tap", "type", "show", "why", "undo", "quit"] {
      #expect(help.contains("\n  \(word)"))
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test func `a mistake in the code is a warning`() {
    #expect(
      play("tap Double", on: game { Twins(twins: Pair()) }).hasPrefix(
        "Warning: Identities in a ForEach must differ"))
  }
}
