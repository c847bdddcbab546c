import FuzzModel
import FuzzSubject
import Testing

@testable import FuzzKit

/// Our core and the toolchain's do the same.
@Suite struct FuzzTests {
  @Test func twoThousandProgramsAgree() {
    let disagreement = Fuzz().run(seeds: 1...2000)
    #expect(disagreement == nil, "\(disagreement.map(String.init) ?? "")")
  }

  @Test func aSeedIsAlwaysTheSameProgram() {
    #expect(Program(seed: 7) == Program(seed: 7))
    #expect(Program(seed: 7) != Program(seed: 8))
  }

  /// A core that forgets every callback whose tracking read two values.
  @Test func aWrongSubjectIsFound() throws {
    let fuzz = Fuzz(subject: { program in
      FuzzSubject.perform(program).map { outcome in
        var outcome = outcome
        outcome.events.removeAll { $0.kind == .called && $0.seen.count == 2 }
        return outcome
      }
    })
    let found = try #require(fuzz.run(seeds: 1...2000))
    #expect(found.step == 1)
    #expect(found.program.steps.count == 2, "\(found)")
    #expect(String(describing: found).contains("only the toolchain's: onCh"))
  }
}

/// A failing program is cut down to what makes it fail.
@Suite struct ShrinkerTests {
  @Test func onlyWhatFailsIsLeft() throws {
    let fails = { (program: Program) in
      program.steps.contains {
        guard case .track(let tracking) = $0 else { return false }
        return tracking.callback.contains(.trackAgain)
      }
    }
    let large = try #require(
      (1...UInt64.max).lazy.map(Program.init(seed:)).first(where: fails))
    let small = large.shrunken(while: fails)
    #expect(small.objects == [.base])
    #expect(small.steps.count == 1)
    guard case .track(let tracking) = small.steps[0] else {
      Issue.record("\(small)")
      return
    }
    #expect(
      tracking == Tracking(tracking.name, apply: [], callback: [.trackAgain]))
  }

  @Test func aVariableGoesWithAllThatMentionsIt() {
    let program = Program(
      seed: 0, objects: [.base, .derived, .byHand],
      steps: [
        .set(Place(1, .text), 2),
        .track(Tracking(1, apply: [.read(Place(0, .text)), .free(2)])),
      ])
    let small = program.shrunken { program in
      guard case .track(let tracking)? = program.steps.last else {
        return false
      }
      return tracking.apply.contains {
        if case .free = $0 { true } else { false }
      }
    }
    #expect(small.objects == [.base])
    #expect(small.steps == [.track(Tracking(1, apply: [.free(0)]))])
  }

  @Test func anIndexIsCutDownToTheFirst() {
    let program = Program(
      seed: 0, objects: [.base], steps: [.read(Place(0, .entry(2)))])
    let small = program.shrunken { program in
      guard case .read(let place)? = program.steps.first else { return false }
      return place.property != .number
    }
    #expect(small.steps == [.read(Place(0, .entry(0)))])
  }

  /// A core that knows an object by its indices, and so keeps them forever.
  @Test func anIndexThatIsKeptIsFound() throws {
    let fuzz = Fuzz(subject: { program in
      var outcomes = FuzzSubject.perform(program)
      let reads = program.steps.contains {
        guard case .read(let place) = $0 else { return false }
        return place.property == .entry(0)
      }
      outcomes[outcomes.endIndex - 1].leftovers += reads ? 1 : 0
      return outcomes
    })
    let found = try #require(fuzz.run(seeds: 1...2000))
    #expect(found.program.steps == [.read(Place(0, .entry(0)))])
  }

  @Test func aProgramIsPrintedAsItIsRead() {
    let program = Program(
      seed: 0, objects: [.base],
      steps: [
        .track(
          Tracking(
            1, apply: [.read(Place(0, .text)), .read(Place(0, .list))],
            callback: [.trackAgain])),
        .grow(Place(0, .list, isThroughLink: true), 2),
        .set(Place(0, .entry(1)), 3),
      ])
    #expect(
      String(describing: program) == """
        var o0 = base()
          1 track t1 {
              read o0.text
              read o0.list
            } onChange { track again }
          2 o0.link?.list.grow(by: 2)
          3 o0[1] = value(3)

        """)
  }
}
