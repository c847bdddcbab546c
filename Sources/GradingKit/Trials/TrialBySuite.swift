// What goes into a trial: the models of an exercise, each with a description of
// its behaviour, and the order of the runs.

import Foundation
import Results
import Testing

/// A model on which a learner's tests are tried.
public struct ModelOnTrial: Sendable {
  let name: String
  let behaviour: String
  let remedy: String

  /// - Parameters:
  ///   - behaviour: The model's behaviour, as a sentence without a full stop.
  ///   - remedy: How a test can refuse a wrong model, and where you can read
  ///     about it; or how a test can pass on a right model.
  public init(name: String, behaviour: String, remedy: String = "") {
    self.name = name
    self.behaviour = behaviour
    self.remedy = remedy
  }
}

/// A suite, and the models that it has to tell apart.
///
/// All runs begin in the initialiser: two on each right model, then one on each
/// wrong one. Each check waits only for the runs that it depends on.
public final class TrialBySuite: Sendable {
  private let right: [ModelOnTrial]
  private let wrong: [ModelOnTrial]
  private let trial: Task<Trial, Never>
  private let runOnIdle: Task<TrialRun, Never>
  private let runsOnWrong: [String: Task<TrialRun, Never>]

  /// - Parameter idle: The name of a model that does nothing. If a suite passes
  ///   even on this model, it expects nothing.
  public init(
    of suite: SuiteOnTrial, right: [ModelOnTrial], wrong: [ModelOnTrial],
    idle: String
  ) {
    (self.right, self.wrong) = (right, wrong)
    let names = right.map(\.name)
    let trial = Task { await Trial(of: suite, right: names) }
    self.trial = trial
    runOnIdle = Task {
      // If a run never ends, it must not keep the other runs waiting.
      guard await trial.value.fault == nil else { return TrialRun() }
      return await suite.runInTurn(on: idle) { !$0.failures.isEmpty }
    }
    let runs = wrong.map { model in
      let run = Task {
        let trial = await trial.value
        guard trial.fault == nil else { return TrialRun() }
        let unsound = trial.unsound
        return await suite.runInTurn(on: model.name) {
          !Set($0.failures.keys).isSubset(of: unsound)
        }
      }
      return (model.name, run)
    }
    runsOnWrong = Dictionary(uniqueKeysWithValues: runs)
  }

  /// Expects that the suite passes on a right model.
  public func expectPass(
    on name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let model = right.first(where: { $0.name == name }) else {
      Issue.record("there is no \(name)", sourceLocation: sourceLocation)
      return
    }
    let complaint = await value(of: trial)
      .complaint(
        onRight: name, that: model.behaviour, remedy: model.remedy)
    #expect(
      complaint == nil, "\(complaint ?? "")", sourceLocation: sourceLocation)
  }

  /// Expects that the suite refuses a wrong model.
  public func expectRefusal(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let model = wrong.first(where: { $0.name == name }),
      let runOnWrong = runsOnWrong[name]
    else {
      Issue.record("there is no \(name)", sourceLocation: sourceLocation)
      return
    }
    let run = await value(of: runOnWrong)
    var trial = await trial.value
    if run.ending == .complete, run.failures.isEmpty {
      trial.idle = await value(of: runOnIdle)
    }
    let complaint = trial.complaint(
      onWrong: run, that: model.behaviour, remedy: model.remedy)
    #expect(
      complaint == nil, "\(complaint ?? "")", sourceLocation: sourceLocation)
  }
}

/// Waits for a run, which has its own time limit. Meanwhile, this gives a sign
/// of life every second, because the grader ends a suite that shows none for
/// some seconds.
private func value<Value>(of task: Task<Value, Never>) async -> Value {
  let signs = Task {
    while (try? await Task.sleep(for: .seconds(1))) != nil {
      Reporter.shared.write(RunEvent(.waiting))
    }
  }
  defer { signs.cancel() }
  return await task.value
}

extension Trial {
  /// Runs a suite twice on each of the right models.
  fileprivate init(of suite: SuiteOnTrial, right: [String]) async {
    await withTaskGroup { runs in
      for (model, isShuffled) in right.flatMap({ [($0, false), ($0, true)] }) {
        runs.addTask {
          (model, await suite.runInTurn(on: model, isShuffled: isShuffled))
        }
      }
      for await (model, run) in runs {
        self.right[model, default: []].append(run)
      }
    }
  }
}

extension SuiteOnTrial {
  /// The number of runs at a time. There are several, because a run spends most
  /// of its time waiting.
  private static let places = DispatchSemaphore(value: 12)

  /// Runs the suite once, as soon as it's its turn.
  fileprivate func runInTurn(
    on model: String, isShuffled: Bool = false,
    isEnough: (@Sendable (TrialRun) -> Bool)? = nil
  ) async -> TrialRun {
    await withCheckedContinuation { done in
      // The run blocks its thread. The threads of a queue are also the threads
      // of tasks, so these must not be blocked.
      Thread.detachNewThread {
        Self.places.wait()
        defer { Self.places.signal() }
        done.resume(
          returning: run(
            on: model, isShuffled: isShuffled, limit: Trial.limit,
            isEnough: isEnough))
      }
    }
  }
}
