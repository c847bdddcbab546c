/// The time and the number of samples that each row gets.
public struct Effort: Sendable {
  /// The shortest time that a sample should take.
  let sample: Duration
  /// The time that all samples of a row should take together, including their
  /// preparation.
  let row: Duration
  /// The same time for a row that has not settled.
  let longestRow: Duration
  /// The smallest number of samples on each core, however long they take.
  let fewest: Int
  /// The number of objects or trackings whose bytes are counted.
  let counted: Int

  /// An effort that gives you reliable numbers.
  public static let full = Effort(
    sample: .milliseconds(5), row: .milliseconds(1600),
    longestRow: .milliseconds(6000), fewest: 5, counted: 100_000)

  /// An effort that shows you whether something has become much slower.
  public static let quick = Effort(
    sample: .milliseconds(2), row: .milliseconds(100),
    longestRow: .milliseconds(100), fewest: 2, counted: 20_000)
}
