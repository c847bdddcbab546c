// Helpers of the checks, and parts of their messages.

@testable import ScreenWithoutViews

extension ScreenWithoutViewsTests {
  func show() -> TruckScreen { TruckScreen(truck, on: agenda) }

  /// The screen that was created and released after some work, if it's still
  /// alive.
  func traceOfScreen(_ work: () -> Void) -> TruckScreen? {
    var screen: TruckScreen? = show()
    weak var trace: TruckScreen?
    trace = screen
    work()
    screen = nil
    return trace
  }

  /// Runs the agenda until it's empty, but not forever if work keeps adding to
  /// it.
  func runAll() {
    for _ in 1...5 where !agenda.isEmpty { agenda.run() }
  }

  func texts(of screen: TruckScreen) -> [String] {
    [screen.nameLabel.text, screen.stockLabel.text]
  }

  func times(of screen: TruckScreen) -> [Int] {
    [screen.nameLabel.timesSet, screen.stockLabel.timesSet]
  }

  func said(by screen: TruckScreen) -> String {
    "the labels say “\(screen.nameLabel.text)” and “\(screen.stockLabel.text)”"
  }

  func counted(by screen: TruckScreen) -> String {
    let times = times(of: screen)
    return "the name label was set \(times[0])×, the stock label \(times[1])×"
  }
}
