// Judges two suites that the learner writes. They aren't imported, and run in
// their own processes; see Sources/GradingKit/Trials.

import GradingKit
import Testing

@testable import Carts

enum Trials {
  /// The suite in Swift Testing, which tests values and notifications.
  static let checks = TrialBySuite(
    of: .swiftTesting(of: "TestTheModel"),
    right: rightCarts.map(\.onTrial),
    wrong: (cartsWithWrongValues + cartsWithWrongNotifications)
      .map(\.onTrial), idle: idleCart.name)

  /// The class in XCTest, which tests what happens later.
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

  @Test func `tells a right cart from a cart that notifies no one`() async {
    await Trials.checks.expectPass(on: "plain")
    await Trials.checks.expectRefusal(of: "silent")
  }

  @Test func `passes on a right cart without the macro`() async {
    await Trials.checks.expectPass(on: "by hand")
  }

  @Test func `passes on a right cart that stores its total`() async {
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
  func `refuses a cart that never notifies of its customer`()
    async
  {
    await Trials.checks.expectRefusal(of: "foreign customer")
  }

  @Test func `refuses a cart that notifies after a change`() async {
    await Trials.checks.expectRefusal(of: "notifies after")
  }

  @Test func `refuses a cart that notifies of equal writes`() async {
    await Trials.checks.expectRefusal(of: "equal write")
  }

  @Test func `refuses a cart that ignores a change of case`() async {
    await Trials.checks.expectRefusal(of: "deaf to case")
  }

  @Test func `refuses a cart whose lines notify no one`() async {
    await Trials.checks.expectRefusal(of: "plain lines")
  }

  @Test func `refuses a cart whose total misses a new quantity`()
    async
  {
    await Trials.checks.expectRefusal(of: "deaf to quantities")
  }

  @Test func `refuses a cart that misses a new voucher`() async {
    await Trials.checks.expectRefusal(of: "first voucher")
  }

  @Test func `refuses a cart that always notifies of everything`() async {
    await Trials.checks.expectRefusal(of: "whole object")
  }

  @Test func `refuses a cart whose count notifies with a quantity`() async {
    await Trials.checks.expectRefusal(of: "lines read quantities")
  }

  @Test func `refuses a cart whose total is a stale copy`()
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

  @Test func `in XCTest, passes on a right cart without the macro`() async {
    await Trials.laterChecks.expectPass(on: "by hand")
  }

  @Test func `in XCTest, passes on a right cart that stores its total`() async {
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

  @Test func `in XCTest, refuses a cart that saves old values`() async {
    await Trials.laterChecks.expectRefusal(of: "saves the old")
  }

  @Test func `in XCTest, refuses a cart that only saves the first change`()
    async
  {
    await Trials.laterChecks.expectRefusal(of: "saves once")
  }

  @Test func `in XCTest, refuses a cart that doesn't save a quantity`() async {
    await Trials.laterChecks.expectRefusal(of: "deaf to its lines")
  }

  @Test func `in XCTest, refuses a cart that saves each of several changes`()
    async
  {
    await Trials.laterChecks.expectRefusal(of: "saves each")
  }

  @Test func `in XCTest, refuses a cart that saves unchanged values`() async {
    await Trials.laterChecks.expectRefusal(of: "saves what is equal")
  }

  @Test func `in XCTest, refuses a cart that saves on another thread`() async {
    await Trials.laterChecks.expectRefusal(of: "saves elsewhere")
  }

  @Test func `in XCTest, refuses a cart that is never freed`() async {
    await Trials.laterChecks.expectRefusal(of: "never goes")
  }
}

extension CartModel {
  /// As the judge knows it.
  fileprivate var onTrial: ModelOnTrial {
    ModelOnTrial(
      name: name, behaviour: behaviour,
      remedy: chapter == 0 ? remedy : "\(remedy) (chapter \(chapter))")
  }
}
