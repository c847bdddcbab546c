import ViewCore

/// A till that somebody else has written. It publishes, and stays as it is.
final class Till: ObservableObject {
  @Published var cash = 0
  @Published var isOpen = false
}
