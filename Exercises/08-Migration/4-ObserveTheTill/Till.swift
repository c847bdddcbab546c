import ViewCore

/// A till that another team wrote. It publishes. Don't change it.
final class Till: ObservableObject {
  @Published var cash = 0
  @Published var isOpen = false
}
