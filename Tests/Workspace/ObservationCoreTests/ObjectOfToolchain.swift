// The toolchain's own Observation, in a separate file, because a file that
// imports both cores can't use `@Observable`.

import Observation

@Observable
final class ObjectOfToolchain {
  var value = 0
}

/// Tracks with the toolchain's core.
func track(with log: Log, _ read: () -> Int) {
  withObservationTracking {
    _ = read()
  } onChange: {
    log.add("toolchain's")
  }
}
