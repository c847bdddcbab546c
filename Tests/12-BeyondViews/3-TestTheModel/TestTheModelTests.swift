// Two suites that the learner writes are judged here. What they wrote is not
// imported, and runs in processes of its own; see Sources/GradingKit/Trials.

import GradingKit
import Testing

@testable import Carts

enum Trials {
  /// What is written in Swift Testing: it judges values and announcements.
  static let checks = TrialBySuite(
    of: .swiftTesting(of: "TestTheModel"),
    right: rightCarts.map(\.onTrial),
    wrong: (cartsWithWrongValues + cartsWithWrongAnnouncements)
      .map(\.onTrial), idle: idleCart.name)

  /// What is written in XCTest: it judges what comes later.
  static let laterChecks = TrialBySuite(
    of: .xctest("CartXCTests", of: "TestTheModel"),
    right: rightCarts.map(\.onTrial),
    wrong: cartsThatSaveWrongly.map(\.onTrial), idle: idleCart.name)
}

@Suite(
  "12.3 TestTheModel",
  .exercise { _ = (Trials.checks, Trials.laterChecks) })
struct TestTheModelTests {
  // MARK: CartChecks.swift

  @Test func `tells a right cart from one that announces nothing`() async {
    await Trials.checks.expectPass(on: "plain")
    await Trials.checks.expectRefusal(of: "silent")
  }

  @Test func `passes on a right cart written by hand`() async {
    await Trials.checks.expectPass(on: "by hand")
  }

  @Test func `passes on a right cart that keeps its total`() async {
    await Trials.checks.expectPass(on: "stored total")
  }

  @Test func `passes on a right cart that saves a little later`() async {
    await Trials.checks.expectPass(on: "slow saver")
  }

  @Test func `passes on a right cart that replaces its voucher`() async {
    await Trials.checks.expectPass(on: "new vouchers")
  }

  @Test func `refuses a cart whose note is ignored`() async {
    await Trials.checks.expectRefusal(of: "ignored note")
  }

  @Test
  func `refuses a cart whose customer lies elsewhere and is not announced`()
    async
  {
    await Trials.checks.expectRefusal(of: "foreign customer")
  }

  @Test func `refuses a cart that announces a change after it was made`() async
  {
    await Trials.checks.expectRefusal(of: "told after")
  }

  @Test func `refuses a cart that announces what stays as it is`() async {
    await Trials.checks.expectRefusal(of: "equal write")
  }

  @Test func `refuses a cart that swallows a change of capitals`() async {
    await Trials.checks.expectRefusal(of: "deaf to case")
  }

  @Test func `refuses a cart whose lines announce nothing`() async {
    await Trials.checks.expectRefusal(of: "plain lines")
  }

  @Test func `refuses a cart whose total is not announced with a quantity`()
    async
  {
    await Trials.checks.expectRefusal(of: "deaf to quantities")
  }

  @Test func `refuses a cart that does not tell of another voucher`() async {
    await Trials.checks.expectRefusal(of: "first voucher")
  }

  @Test func `refuses a cart that announces everything at once`() async {
    await Trials.checks.expectRefusal(of: "whole object")
  }

  @Test func `refuses a cart whose count is announced with a quantity`() async {
    await Trials.checks.expectRefusal(of: "lines read quantities")
  }

  @Test func `refuses a cart whose total is a copy that nobody keeps in step`()
    async
  {
    await Trials.checks.expectRefusal(of: "copied total")
  }

  @Test func `refuses a cart that shares its voucher with others`() async {
    await Trials.checks.expectRefusal(of: "shared voucher")
  }

  @Test func `refuses a cart that takes a text for 0`() async {
    await Trials.checks.expectRefusal(of: "nonsense is zero")
  }

  @Test func `refuses a cart that changes at an unknown code`() async {
    await Trials.checks.expectRefusal(of: "unknown code")
  }

  @Test func `refuses a cart that takes a price below 0`() async {
    await Trials.checks.expectRefusal(of: "negative price")
  }

  // MARK: CartXCTests.swift

  @Test func `in XCTest, tells a right cart from one that never saves`() async {
    await Trials.laterChecks.expectPass(on: "plain")
    await Trials.laterChecks.expectRefusal(of: "never saves")
  }

  @Test func `in XCTest, passes on a right cart written by hand`() async {
    await Trials.laterChecks.expectPass(on: "by hand")
  }

  @Test func `in XCTest, passes on a right cart that keeps its total`() async {
    await Trials.laterChecks.expectPass(on: "stored total")
  }

  @Test func `in XCTest, passes on a right cart that saves a little later`()
    async
  {
    await Trials.laterChecks.expectPass(on: "slow saver")
  }

  @Test func `in XCTest, passes on a right cart that replaces its voucher`()
    async
  {
    await Trials.laterChecks.expectPass(on: "new vouchers")
  }

  @Test func `in XCTest, refuses a cart that saves what it was before`() async {
    await Trials.laterChecks.expectRefusal(of: "saves the old")
  }

  @Test func `in XCTest, refuses a cart that saves the first change alone`()
    async
  {
    await Trials.laterChecks.expectRefusal(of: "saves once")
  }

  @Test func `in XCTest, refuses a cart that does not save a quantity`() async {
    await Trials.laterChecks.expectRefusal(of: "deaf to its lines")
  }

  @Test func `in XCTest, refuses a cart that saves each of several changes`()
    async
  {
    await Trials.laterChecks.expectRefusal(of: "saves each")
  }

  @Test func `in XCTest, refuses a cart that saves what has not changed`() async
  {
    await Trials.laterChecks.expectRefusal(of: "saves what is equal")
  }

  @Test func `in XCTest, refuses a cart that saves on another thread`() async {
    await Trials.laterChecks.expectRefusal(of: "saves elsewhere")
  }

  @Test func `in XCTest, refuses a cart that never goes away`() async {
    await Trials.laterChecks.expectRefusal(of: "never goes")
  }
}

extension CartModel {
  /// As the judge knows it.
  fileprivate var onTrial: ModelOnTrial {
    ModelOnTrial(
      name: name, behaviour: behaviour,
      remedy: chapter == 0 ? "" : "\(remedy) (chapter \(chapter))")
  }
}
