// What an exercise hands to the judge: its models, and in words what each of
// them does.

import Dispatch
import Testing

/// A model that a learner's tests are judged by.
public struct ModelOnTrial: Sendable {
  let name: String
  let behaviour: String
  let remedy: String

  /// - Parameters:
  ///   - behaviour: What it does, as a sentence without a full stop.
  ///   - remedy: What a test has to do to refuse it, and where to read of it.
  public init(name: String, behaviour: String, remedy: String = "") {
    self.name = name
    self.behaviour = behaviour
    self.remedy = remedy
  }
}

/// A suite and the models that it has to tell apart. It is tried once, when the
/// first check asks.
public final class TrialBySuite: Sendable {
  private let right: [ModelOnTrial]
  private let wrong: [ModelOnTrial]
  private let trial: Task<Trial, Never>

  public init(
    of suite: SuiteOnTrial, right: [ModelOnTrial], wrong: [ModelOnTrial]
  ) {
    (self.right, self.wrong) = (right, wrong)
    let names = (right.map(\.name), wrong.map(\.name))
    trial = Task {
      await withCheckedContinuation { done in
        // It blocks, and the threads of tasks are not for that.
        DispatchQueue.global().async {
          done.resume(
            returning: Trial(of: suite, right: names.0, wrong: names.1))
        }
      }
    }
  }

  /// Expects that the suite passes on a right model.
  public func expectPass(
    on name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let model = right.first(where: { $0.name == name }) else {
      Issue.record("there is no \(name)", sourceLocation: sourceLocation)
      return
    }
    let complaint = await trial.value
      .complaint(onRight: name, that: model.behaviour)
    #expect(
      complaint == nil, "\(complaint ?? "")", sourceLocation: sourceLocation)
  }

  /// Expects that the suite refuses a wrong model.
  public func expectRefusal(
    of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    guard let model = wrong.first(where: { $0.name == name }) else {
      Issue.record("there is no \(name)", sourceLocation: sourceLocation)
      return
    }
    let complaint = await trial.value.complaint(
      onWrong: name, that: model.behaviour, remedy: model.remedy)
    #expect(
      complaint == nil, "\(complaint ?? "")", sourceLocation: sourceLocation)
  }
}
