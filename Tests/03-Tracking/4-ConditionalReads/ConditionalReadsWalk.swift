import GradingKit
import Testing

@testable import ConditionalReads

extension ConditionalReadsTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(QuestionsWalk.self)
  }
}

/// A truck, and an auditor who is asked about it.
private final class QuestionsWalk: Walk {
  private let truck = FoodTruck()
  private let additions = GradingKit.Recorder()
  private let changes = GradingKit.Recorder()
  private let auditor: Auditor
  private var answers: [String] = []

  // The model.
  private var (isOpen, stock, prices) = (false, 10, [3, 2])
  private var added: [[Int]] = []
  /// The calls whose onChange was not called yet.
  private var (sales, sums): ([String], [String]) = ([], [])
  private var told: [String] = []
  private var rightAnswers: [String] = []

  init() {
    auditor = Auditor(of: truck) { [additions] prices in
      additions.record(prices)
      return prices.reduce(0, +)
    }
  }

  private func askSales() {
    let (truck, changes) = (truck, changes)
    let question = "call \(answers.count + 1)"
    let answer = auditor.canSell {
      let isOpen = truck.isOpen ? "open" : "closed"
      changes.record("\(question), seeing \(isOpen) and \(truck.stock)")
    }
    answers.append("\(answer)")
    rightAnswers.append("\(isOpen && stock > 0)")
    sales.append(question)
  }

  private func askSum() {
    let (truck, changes) = (truck, changes)
    let question = "call \(answers.count + 1)"
    let answer = auditor.sum {
      changes.record("\(question), seeing \(truck.prices)")
    }
    answers.append("\(answer)")
    rightAnswers.append("\(prices.reduce(0, +))")
    sums.append(question)
    if added.last != prices { added.append(prices) }
  }

  private func set(isOpen: Bool, stock: Int) {
    (truck.isOpen, truck.stock) = (isOpen, stock)
    if isOpen != self.isOpen || stock != self.stock {
      let old = "\(self.isOpen ? "open" : "closed") and \(self.stock)"
      told += sales.map { "\($0), seeing \(old)" }
      sales = []
    }
    (self.isOpen, self.stock) = (isOpen, stock)
  }

  private func set(prices: [Int]) {
    truck.prices = prices
    if prices != self.prices {
      told += sums.map { "\($0), seeing \(self.prices)" }
      sums = []
    }
    self.prices = prices
  }

  var moves: [Move] {
    Move("canSell was called") { self.askSales() }
    Move("sum was called") { self.askSum() }
    for isOpen in [true, false] {
      Move("the truck was \(isOpen ? "opened" : "closed")") {
        self.set(isOpen: isOpen, stock: self.stock)
      }
    }
    for stock in [0, 10, -1] {
      Move("the stock became \(stock)") {
        self.set(isOpen: self.isOpen, stock: stock)
      }
      Move("the stock became \(stock), and canSell was called") {
        self.set(isOpen: self.isOpen, stock: stock)
        self.askSales()
      }
    }
    for prices in [[3, 2], [2, 3], [], [4, 1]]
    // Prices that change back before the next call are out of scope.
    where prices == self.prices || prices != added.last {
      Move("the prices became \(prices)") { self.set(prices: prices) }
      Move("the prices became \(prices), and sum was called") {
        self.set(prices: prices)
        self.askSum()
      }
    }
  }

  var facts: [Fact] {
    Fact(
      "the answers were", answers, is: rightAnswers,
      "each answer should match the truck's state at the moment of the call")
    Fact(
      "onChange ran for", changes.calls, isInAnyOrder: told,
      """
      each call's onChange should run once, before the first change to \
      anything that its answer depends on, so that it sees the old values
      """)
    Fact(
      "add received", additions.calls, is: added.map { "\($0)" },
      """
      prices should be added up only for the first call of sum, and for the \
      first call after each change of the prices
      """)
  }
}
