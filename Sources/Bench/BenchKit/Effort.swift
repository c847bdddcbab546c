/// How long a row is measured.
public struct Effort: Sendable {
  /// What one sample should take at least.
  let sample: Duration
  /// What all samples of a row should take together, with what they prepare.
  let row: Duration
  /// The same for a row that has not settled.
  let longestRow: Duration
  /// The number of samples on each core, however long they take.
  let fewest: Int
  /// The objects or trackings that are made to count their bytes.
  let counted: Int

  /// For numbers to be believed.
  public static let full = Effort(
    sample: .milliseconds(5), row: .milliseconds(1600),
    longestRow: .milliseconds(6000), fewest: 5, counted: 100_000)

  /// For seeing that nothing has become much slower.
  public static let quick = Effort(
    sample: .milliseconds(2), row: .milliseconds(100),
    longestRow: .milliseconds(100), fewest: 2, counted: 20_000)
}
