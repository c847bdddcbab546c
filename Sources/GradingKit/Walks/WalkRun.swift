// Makes walks from fixed seeds, so that each run makes the same walks, and a
// learner who grades twice sees the same walk go wrong.

import Testing

extension ExerciseSuite {
  /// Makes some walks of up to a dozen moves. The first one that goes wrong is
  /// shortened as long as it still goes wrong, and then it is reported.
  ///
  ///     @Test func `whatever happens, in any order`() async {
  ///       await tryWalks(FieldWalk.self)
  ///     }
  @MainActor
  public func tryWalks<Subject: Walk>(
    _ subject: Subject.Type, walks: Int = 24,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let wrong = await WalkRun<Subject>.shortestWrong(of: walks) else {
      return
    }
    Issue.record(
      Comment(rawValue: explained { wrong.told }),
      sourceLocation: sourceLocation)
  }
}

/// A walk that went wrong.
@MainActor
struct WalkRun<Subject: Walk> {
  let subject: Subject
  /// The names of the moves that were made.
  private(set) var names: [String] = []
  /// The reason why the last move had to stop; nil if it didn't.
  private var stopped: String?

  /// What is wrong; nil if nothing is wrong.
  private var complaint: String? { stopped ?? subject.complaint }

  /// The moves, and what was seen after them.
  var told: String {
    let moves =
      names.isEmpty
      ? "nothing has happened yet" : names.joined(separator: ", then ")
    return "\(moves), and \(complaint ?? "nothing is wrong any more")"
  }

  private init() { subject = Subject() }

  /// Makes some moves, each chosen from those that are possible.
  ///
  /// - Returns: The walk up to the first move after which something is wrong.
  private static func making(
    _ choices: [([Move]) -> Move?]
  ) async -> WalkRun? {
    var run = WalkRun()
    defer { run.subject.end() }
    await run.subject.settle()
    run.stopped = run.subject.commonFacts.complaint
    run.subject.begin()
    if run.complaint != nil { return run }
    for choose in choices {
      guard let move = choose(run.subject.moves) else { continue }
      run.names.append(move.name)
      run.subject.begin()
      do {
        try await WalkStop.$isWalking.withValue(true) { try await move.make() }
      } catch let stop as WalkStop {
        run.stopped = stop.words
      } catch {
        run.stopped = "this was thrown: \(error)"
      }
      await run.subject.settle()
      if run.complaint != nil { return run }
    }
    return nil
  }

  /// The first walk that goes wrong, without those of its moves that aren't
  /// needed for it to go wrong.
  static func shortestWrong(of walks: Int = 24) async -> WalkRun? {
    for seed in 1...walks {
      var dice = Dice(seed: UInt64(seed))
      let choices = (0...3 + seed % 9).map { _ in
        let number = dice.next()
        return { (moves: [Move]) in
          moves.isEmpty ? nil : moves[Int(number % UInt64(moves.count))]
        }
      }
      if var wrong = await making(choices) {
        while let shorter = await wrong.shortened() { wrong = shorter }
        return wrong
      }
    }
    return nil
  }

  /// A shorter walk that also goes wrong; nil if there is none.
  private func shortened() async -> WalkRun? {
    for left in names.indices.reversed() {
      var fewer = names
      fewer.remove(at: left)
      let choices = fewer.map { name in
        { (moves: [Move]) in moves.first { $0.name == name } }
      }
      if let wrong = await Self.making(choices) { return wrong }
    }
    return nil
  }
}

/// The end of a walk in which a move can't be made, such as a tap on a button
/// that isn't there.
struct WalkStop: Error {
  @TaskLocal static var isWalking = false

  let words: String
}

/// Requires that something holds, both on a walk and in a check.
///
/// - Throws: The comment. In a check, it is thrown as an issue.
public func require(
  _ holds: Bool, _ comment: @autoclosure () -> String,
  sourceLocation: SourceLocation
) throws {
  if holds { return }
  guard !WalkStop.isWalking else { throw WalkStop(words: comment()) }
  try #require(
    Bool(false), Comment(rawValue: comment()), sourceLocation: sourceLocation)
}

/// A generator of random numbers that are the same for the same seed:
/// SplitMix64.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
