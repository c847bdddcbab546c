import Dispatch
import GradingKit
import Testing

@testable import Isolation

@MainActor
@Suite("11.4 Isolation", .exercise())
struct IsolationTests: ExerciseSuite {
  let kitchen = Kitchen()
  let truck = FoodTruck()
  let ledger = Ledger()
  let board = Board()

  @Test func `each batch makes an element`() async {
    await reading {
      await kitchen.bake(2)
      await others { board.numbers.count == 2 }
    }
    expect(
      board.numbers, is: [10, 12],
      """
      \(shown); there were 10 donuts, and then 2 were baked, which should make \
      a second element, 12. A property that the closure reads when it runs is \
      followed; a value read outside the closure is just a number
      """)
  }

  @Test func `the sequence continues, change after change`() async {
    await reading {
      for count in 1...3 {
        await kitchen.bake(5)
        guard await others(until: { board.numbers.count > count })
        else { break }
      }
    }
    expect(
      board.numbers, is: [10, 15, 20, 25],
      """
      \(shown); there were 10 donuts, and three batches of 5 were baked, so \
      each batch should make one more element
      """)
  }

  @Test func `several batches in one turn are one element`() async {
    await reading {
      await kitchen.bake(1, 2, 3)
      await others { board.numbers.last == 16 }
    }
    expect(
      board.numbers, is: [10, 16],
      """
      \(shown); there were 10 donuts, and batches of 1, 2 and 3 were baked \
      with no await in between, which should make one more element, 16
      """)
  }

  @Test func `no number is read in the middle of a change`() async {
    let middle = Middle()
    await reading {
      // The kitchen waits in the middle of its change, but not for long: if the
      // answer is right, it waits in vain.
      await kitchen.duringChanges { middle.pause() }
      await kitchen.bake(2)
      await others { board.numbers.last == 12 }
    } showing: {
      middle.end()
    }
    expect(
      board.numbers, is: [10, 12],
      """
      \(shown); there were 10 donuts, and 2 were baked, slowly. A closure that \
      runs on no actor, or on an actor other than the kitchen, reads the old \
      number in the middle of the change, and isn't notified of the new number
      """)
  }

  @Test func `two loops are independent of each other`() async {
    let other = Board()
    let (kitchen, board) = (kitchen, board)
    let tasks = [board, other].map { board in
      Task {
        for await donuts in await kitchen.stock() { board.show(donuts) }
      }
    }
    await others { board.numbers.count == 1 && other.numbers.count == 1 }
    await kitchen.bake(2)
    await others { board.numbers.count == 2 && other.numbers.count == 2 }
    expect(
      [board.numbers, other.numbers], is: [[10, 12], [10, 12]],
      """
      the first loop received \(board.numbers), the second \(other.numbers); \
      there were 10 donuts, and 2 were baked, so each loop should receive 10 \
      and 12. An AsyncStream passes each element to only one loop, and ends \
      when a loop over it is cancelled, so if you return an AsyncStream, make \
      a new one for each call
      """)
    tasks[0].cancel()
    await settle()
    await kitchen.bake(3)
    await others { other.numbers.count == 3 }
    tasks[1].cancel()
    expect(
      other.numbers, is: [10, 12, 15],
      """
      after the first of two loops was cancelled, 3 donuts were baked on top \
      of 12, but the second loop received \(other.numbers); the end of the \
      first sequence should not end the second
      """)
  }

  @Test func `the ledger records a change`() async {
    let lines = await recording {
      truck.donuts = 9
      await noted(2)
    }
    expect(
      lines, is: [10, 9],
      """
      the ledger recorded \(lines); the truck had 10 donuts, and then 9, so \
      both numbers should be recorded
      """)
  }

  @Test func `the ledger records change after change`() async {
    let lines = await recording {
      for (index, donuts) in [9, 8, 7].enumerated() {
        truck.donuts = donuts
        guard await noted(index + 2) else { break }
      }
    }
    expect(
      lines, is: [10, 9, 8, 7],
      """
      the ledger recorded \(lines); the truck had 10 donuts, then 9, 8 and 7, \
      one at a time, so each number should be recorded
      """)
  }

  @Test func `the ledger records several changes in one turn as one`() async {
    let lines = await recording {
      for donuts in [9, 8, 7] { truck.donuts = donuts }
      await noted(2)
    }
    expect(
      lines, is: [10, 7],
      """
      the ledger recorded \(lines); the truck had 10 donuts, then 9, 8 and 7 \
      in one turn of the main actor, so only 10 and 7 should be recorded
      """)
  }

  @Test func `a slow loop gets the latest number`() async {
    let numbers = await kitchen.stock()
    for _ in 1...3 {
      await kitchen.bake(5)
      await settle()
    }
    let task = Task { [board] in
      for await donuts in numbers { board.show(donuts) }
    }
    await others { board.numbers.last == 25 }
    await settle()
    task.cancel()
    expect(
      board.numbers, endsWith: [25],
      """
      \(shown); stock() was called at 10 donuts, and three batches of 5 were \
      baked before the loop started. Numbers in between may be skipped, but \
      the latest, 25, should arrive
      """)
  }

  @Test func `the ledger records an earlier number again`() async {
    let lines = await recording {
      for (index, donuts) in [0, 10].enumerated() {
        truck.donuts = donuts
        guard await noted(index + 2) else { break }
      }
    }
    expect(
      lines, is: [10, 0, 10],
      """
      the ledger recorded \(lines); the truck had 10 donuts, then none, then \
      10 again. All three numbers should be recorded, and none of them should \
      end the recording
      """)
  }

  @Test func `the ledger records the current number for each truck`() async {
    let other = FoodTruck()
    let task = Task { [ledger] in await ledger.record(other) }
    await noted(1)
    let lines = await recording { await noted(2) }
    task.cancel()
    expect(
      lines, is: [10, 10],
      """
      the ledger recorded \(lines); it followed a truck with 10 donuts, and \
      then a second truck with 10, so each truck should have a line. Don't \
      compare a number with the existing lines
      """)
  }

  @Test func `record does not return while it follows the truck`() async {
    var isOver = false
    let task = Task { [ledger, truck] in
      await ledger.record(truck)
      isOver = true
    }
    await noted(1)
    truck.donuts = 9
    await noted(2)
    await settle()
    let wasOver = isOver
    task.cancel()
    expect(
      wasOver, is: false,
      """
      record returned although its task wasn't cancelled; record should not \
      return while it follows the truck. A task that you create in record \
      keeps running by itself, and nothing can end that task
      """)
  }

  @Test func `a busy ledger gets the latest number`() async {
    let middle = Middle()
    let lines = await recording {
      let work = Task { [ledger] in await ledger.work(until: middle) }
      await settle()
      for donuts in [9, 8, 7] {
        truck.donuts = donuts
        await settle()
      }
      middle.end()
      await work.value
      for _ in 1...10 where await ledger.lines.last != 7 { await settle() }
    }
    expect(
      lines, endsWith: [7],
      """
      the ledger recorded \(lines); the truck had 10 donuts, then 9, 8 and 7, \
      while the ledger was busy with other work. Numbers in between may be \
      skipped, but the latest, 7, should arrive
      """)
  }

  @Test func `the kitchen and the ledger end up with the latest`() async {
    let last = await recording {
      await reading {
        for count in 1...50 {
          await kitchen.bake(1)
          truck.donuts = 10 + count
          if count.isMultiple(of: 7) { await settle() }
        }
        await others { board.numbers.last == 60 }
      }
      for _ in 1...10 where await ledger.lines.last != 60 { await settle() }
    }
    expect(
      board.numbers, endsWith: [60],
      """
      \(shown); there were 10 donuts, and one more was baked fifty times, so \
      the last element should be 60
      """)
    expect(
      last, endsWith: [60],
      """
      the ledger recorded \(last); the truck had 10 donuts, and 60 in the end, \
      so the last number should be 60
      """)
  }

  /// Loops over the stock on the main actor, and does something at the same
  /// time when the first element is there.
  private func reading(
    _ beside: () async -> Void, showing whenShown: (@Sendable () -> Void)? = nil
  ) async {
    let task = Task { [kitchen, board] in
      for await donuts in await kitchen.stock() {
        board.show(donuts)
        if board.numbers.count > 1 { whenShown?() }
      }
    }
    await others { !board.numbers.isEmpty }
    await beside()
    await settle()
    task.cancel()
    await settle()
  }

  /// Lets the ledger record, and does something at the same time when the first
  /// line is there.
  private func recording(_ beside: () async -> Void) async -> [Int] {
    let task = Task { [ledger, truck] in await ledger.record(truck) }
    await noted(1)
    await beside()
    await settle()
    task.cancel()
    return await ledger.lines
  }

  /// Returns whether there are this many lines, after waiting for them.
  @discardableResult
  private func noted(_ count: Int) async -> Bool {
    let end = ContinuousClock.now + .seconds(1)
    var turns = 0
    while await ledger.lines.count < count {
      guard turns < 10 || ContinuousClock.now < end else { return false }
      await settle()
      turns += 1
    }
    return true
  }

  private var shown: String { "the elements were \(board.numbers)" }
}

/// Shows numbers on the main actor.
@MainActor
final class Board {
  private(set) var numbers: [Int] = []
  func show(_ number: Int) { numbers.append(number) }
}

extension Ledger {
  /// Keeps the ledger busy.
  fileprivate func work(until end: Middle) { end.pause() }
}

/// The middle of a change: its thread pauses until the number is read, for half
/// a second at most.
final class Middle: Sendable {
  private let read = DispatchSemaphore(value: 0)
  func pause() { _ = read.wait(timeout: .now() + 0.5) }
  func end() { read.signal() }
}
