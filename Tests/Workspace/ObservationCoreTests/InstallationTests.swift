// What our core promises and the toolchain's does not: a change that races an
// installation ends the whole tracking.

import Dispatch
import ObservationCore
import Synchronization
import Testing

/// A property that any thread may read and change: it has no storage.
final class Signal: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }

  private var value: Int { 0 }
}

@Suite struct InstallationTests {
  // One thread tracks many signals. Another keeps changing one of them, so
  // that it often meets a tracking that is half installed.
  @Test func `no tracking outlives a change, whichever thread raced it`() {
    let signals = (0..<500).map { _ in Signal() }
    var (missed, leftOver) = (0, 0)
    for _ in 0..<100 {
      let told = Atomic(0)
      let isInstalled = Atomic(false)
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          withObservationTracking {
            for signal in signals { signal.read() }
          } onChange: {
            told.add(1, ordering: .relaxed)
          }
          isInstalled.store(true, ordering: .releasing)
        } else {
          while !isInstalled.load(ordering: .acquiring) {
            signals[0].change()
          }
        }
      }

      signals[0].change()
      let toldSoFar = told.load(ordering: .relaxed)
      missed += toldSoFar == 0 ? 1 : 0
      for signal in signals { signal.change() }
      leftOver += told.load(ordering: .relaxed) - toldSoFar
    }
    #expect(missed == 0)
    #expect(leftOver == 0)
  }
}
