// An action for when a publisher sends.

extension View {
  /// Runs an action with each value that a publisher sends.
  ///
  /// - Timing: Subscribes when the view has appeared, and again only for a
  ///   different publisher. The action runs while the value is sent, on the main
  ///   thread; what another thread sends runs it in the next pass.
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
