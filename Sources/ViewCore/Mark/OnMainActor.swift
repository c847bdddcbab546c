// Changes can come from any thread, but only the main actor knows which body is
// being evaluated.

import Foundation

/// Whether this code runs on the main actor.
///
/// On a server or in a test runner, the main queue might run on a different
/// thread than the first one. That's why this looks at the queue, too.
var isOnMainActor: Bool {
  DispatchQueue.getSpecific(key: mainQueue) != nil || Thread.isMainThread
}

private let mainQueue = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Runs a closure if this is the main actor, and returns nil if it isn't.
package func ifOnMainActor<Result: Sendable>(
  _ body: @MainActor () -> Result?
) -> Result? {
  isOnMainActor ? MainActor.assumeIsolated(body) : nil
}
