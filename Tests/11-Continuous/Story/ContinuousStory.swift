import Foundation
import GradingKit
import ObservationCore
import XCTest

@testable import Isolation
@testable import LatestValues
@testable import OneTransaction
@testable import StopTheStream

/// One day of a shop: its sign, its account, its displays and its ledger, each
/// of which follows values over time.
///
/// Everything here happens in a later turn, so an expectation waits for it. A
/// value that must not come is an inverted expectation, which has had its
/// chance when a later value is there.
final class ContinuousStory: XCTestCase, Story {
  override func perform(_ run: XCTestRun) {
    if isPlayed() { super.perform(run) }
  }

  @MainActor
  func test_in_the_morning_the_painter_comes_to_the_latest_text() async {
    let truck = LatestValues.FoodTruck()
    let opened = expectation(description: "the opening is painted")
    let done = expectation(description: "the text for 0 donuts is painted")
    let paint = Paint()
    let task = Task {
      await keepPainting(truck) { text in
        paint.texts.append(text)
        if text == "10 donuts" {
          opened.fulfill()
          for _ in 1...10 {
            truck.donuts -= 1
            await Task.yield()
          }
        }
        if text == "0 donuts" { done.fulfill() }
      }
    }
    truck.isOpen = true
    await fulfillment(of: [opened, done], timeout: 10, enforceOrder: true)
    task.cancel()
    expect(
      paint.texts.filter { $0 == "0 donuts" }.count, is: 1,
      "0 donuts should be painted once, but the texts were \(paint.texts)")
  }

  @MainActor
  func test_at_noon_the_bills_of_two_desks_are_paid_in_two_turns() async {
    let account = Account(balance: 100)
    let even = expectation(description: "all bills are paid")
    let odd = expectation(description: "a statement doesn't add up to 100")
    odd.isInverted = true
    let task = Task {
      for await statement in account.statements() {
        let sum = statement.paid.reduce(statement.balance, +)
        if sum != 100 { odd.fulfill() }
        if statement.balance == 0 { even.fulfill() }
      }
    }
    let desks = [[10, 20], [30, 40]].map { bills in
      Task {
        await account.pay(bills) { _ in
          await Task.yield()
          return true
        }
      }
    }
    for desk in desks { await desk.value }
    await fulfillment(of: [even], timeout: 10)
    await fulfillment(of: [odd], timeout: 0)
    task.cancel()
    expect(account.paid, isInAnyOrder: [10, 20, 30, 40])
  }

  @MainActor
  func test_in_the_afternoon_a_display_goes_from_truck_to_truck() async {
    let trucks = [StopTheStream.FoodTruck(), StopTheStream.FoodTruck()]
    var display: Display? = Display()
    weak var trace: Display?
    trace = display
    for (index, truck) in trucks.enumerated() {
      truck.donuts = index + 1
      display?.follow(truck)
      await until { display?.lines.count == index + 1 }
    }
    trucks[0].donuts = 50
    trucks[1].isOpen = false
    await until { display?.lines.count == 3 }
    expect(
      display?.lines, is: ["1 donuts", "2 donuts", "closed"],
      "the first truck should no longer be followed")
    display = nil
    await until { trace == nil }
    expect(gone: trace, "the display was released but not freed")
  }

  @MainActor
  func test_in_the_evening_all_actors_agree() async {
    let kitchen = Kitchen()
    let truck = Isolation.FoodTruck()
    let ledger = Ledger()
    let brought = Task {
      for await donuts in await kitchen.stock() {
        truck.donuts = donuts
        if donuts == 30 { break }
      }
    }
    let recorded = Task { await ledger.record(truck) }
    for _ in 1...20 { await kitchen.bake(1) }
    await until { truck.donuts == 30 }
    brought.cancel()
    var lines = await ledger.lines
    for _ in 1...10_000 {
      if lines.last == 30 { break }
      await Task.yield()
      lines = await ledger.lines
    }
    recorded.cancel()
    expect(
      lines.last, is: 30,
      "the last number should be 30, but the ledger recorded \(lines)")
    expect(
      lines, is: lines.sorted(),
      "the numbers should only grow, but the ledger recorded \(lines)")
  }

  /// Returns when a condition holds, or when other code has had 10,000 turns.
  @MainActor
  private func until(_ condition: () -> Bool) async {
    for _ in 1...10_000 {
      if condition() { return }
      await Task.yield()
    }
  }
}

@MainActor
private final class Paint {
  var texts: [String] = []
}
