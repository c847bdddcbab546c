// Random programs, which run on two subjects until these disagree.

import FuzzModel
import FuzzSubject
import ToolchainSubject

/// A comparison of a subject with the toolchain's Observation.
public struct Fuzz: Sendable {
  private let subject: Subject
  private let toolchain: Subject

  /// Compares a subject with the toolchain's core.
  ///
  /// - Parameter subject: The subject, which by default is the one on our core.
  public init(
    subject: @escaping Subject = FuzzSubject.perform,
    toolchain: @escaping Subject = ToolchainSubject.perform
  ) {
    self.subject = subject
    self.toolchain = toolchain
  }

  /// Runs the program of a seed, and returns the disagreement in its smallest
  /// form, or nil if there is none.
  public func run(seed: UInt64) -> Disagreement? {
    let program = Program(seed: seed)
    guard Disagreement(program, subject, toolchain) != nil else { return nil }
    let smallest = program.shrunken {
      Disagreement($0, subject, toolchain) != nil
    }
    return Disagreement(smallest, subject, toolchain)
  }

  /// Runs the programs of several seeds, up to the first disagreement.
  public func run(seeds: some Sequence<UInt64>) -> Disagreement? {
    for seed in seeds {
      if let disagreement = run(seed: seed) { return disagreement }
    }
    return nil
  }
}
