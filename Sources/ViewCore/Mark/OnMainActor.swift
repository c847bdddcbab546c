// Changes come from any thread. Only on the main actor is it known what is being
// evaluated.

import Foundation

/// Whether this code runs on the main actor.
///
/// A server's or a test runner's main queue is not always run by the thread
/// that the program began with, so the queue is asked, too.
var isOnMainActor: Bool {
  DispatchQueue.getSpecific(key: mainQueue) != nil || Thread.isMainThread
}

private let mainQueue = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// The result of a closure; nil, if this is not the main actor.
func ifOnMainActor<Result: Sendable>(
  _ body: @MainActor () -> Result?
) -> Result? {
  isOnMainActor ? MainActor.assumeIsolated(body) : nil
}
