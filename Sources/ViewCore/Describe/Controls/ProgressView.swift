/// A view that shows that something is under way, or how much of it is done.
///
///     ProgressView()                        // …
///     ProgressView("Loading")               // Loading …
///     ProgressView("Saving", value: 0.4)    // Saving 40 %
nonisolated public struct ProgressView: View, Equatable {
  let title: String
  let fraction: Double?

  /// Progress of unknown length, with or without a title.
  public init(_ title: some StringProtocol = "") {
    self.title = String(title)
    fraction = nil
  }

  /// How much of a total is done. If the value is nil, nothing is known about
  /// that.
  public init(
    _ title: some StringProtocol = "", value: Double?, total: Double = 1
  ) {
    self.title = String(title)
    fraction = value.map { min(max($0 / total, 0), 1) }
  }
}

extension ProgressView: Primitive {
  public typealias Body = Never

  var word: String? { title.isEmpty ? nil : title }
  var label: String? { "ProgressView \"\(title)\"" }

  func draw(_ content: [Block]) -> [Block] {
    let amount = fraction.map { "\(Int(($0 * 100).rounded())) %" } ?? "…"
    return [Block(title.isEmpty ? amount : "\(title) \(amount)")]
  }
}
