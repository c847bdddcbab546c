import ViewCore

/// A screen that can be played, and how a fresh one is made.
///
///     let screens = [
///       Screen("counter") { CounterScreen(counter: Counter()) }
///     ]
///
/// The closure makes the models, too: to undo a line, all others are played
/// again on a fresh screen.
public struct Screen {
  public let name: String
  let makeHost: @MainActor () -> ViewHost

  public init<Content: View>(
    _ name: String,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    self.name = name
    makeHost = { ViewHost(content()) }
  }
}
