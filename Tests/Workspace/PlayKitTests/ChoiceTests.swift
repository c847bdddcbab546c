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
  ])
  func `a screen is found by its name, or its beginning`(
    name: String, found: String
  ) {
    #expect(Choice.find(name, among: screens)?.name == found)
  }

  @Test(arguments: ["o", "", "x", "0", "4", "+1"])
  func `what fits none, or two, finds none`(name: String) {
    #expect(Choice.find(name, among: screens) == nil)
  }

  @Test func `a name that is a number comes before that number`() {
    let screens = ["2", "other"].map { name in Screen(name) { Text(name) } }
    #expect(Choice.find("2", among: screens)?.name == "2")
    #expect(Choice.find("1", among: screens)?.name == "2")
  }

  @Test func `without a name it is the first`() throws {
    let choice = Choice(title: "8.1 Orders", name: nil)
    let screen = try choice.screen(among: screens, Lines()).get()
    #expect(screen?.name == "till")
  }

  @Test func `a name that fits none is answered with all`() {
    let choice = Choice(title: "8.1 Orders", name: "x")
    #expect(throws: Choice.Refusal.self) {
      try choice.screen(among: screens, Lines()).get()
    }
    if case .failure(let refusal) = choice.screen(among: screens, Lines()) {
      #expect(
        refusal.description
          == "8.1 Orders has no screen x; there are till, orders, old orders"
      )
    }
  }
}
