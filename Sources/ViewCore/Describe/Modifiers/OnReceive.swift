// An action that runs when a publisher sends a value.

extension View {
  /// Runs an action with each value that a publisher sends.
  ///
  /// - Timing: The view subscribes when it has appeared, and again only if it
  ///   gets a different publisher. If the value is sent on the main thread, the
  ///   action runs while it is being sent; if it is sent on another thread, the
  ///   action runs in the next pass.
  /// - Source: P-28.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(OnReceive(publisher: publisher, action: action))
  }
}

private struct OnReceive<Source: Publisher>: PrimitiveModifier
where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor
  private final class Reception {
    var publisher: Source?
    var cancellable: AnyCancellable?
    var action: ((Source.Output) -> Void)?
  }

  func queueActions(at node: Node) {
    let reception = node.memory { Reception() }
    reception.action = action
    if let old = reception.publisher, areSame(publisher, old) { return }
    reception.publisher = publisher
    node.graph.afterwards { [weak reception, inbox = node.graph.inbox] in
      guard let reception else { return }
      reception.cancellable = publisher.sink {
        @Sendable [weak reception] value in
        nonisolated(unsafe) let value = value
        let isDone: Void? = ifOnMainActor { reception?.action?(value) }
        if isDone == nil { inbox.add(.action { reception?.action?(value) }) }
      }
    }
  }
}
