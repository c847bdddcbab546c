// The to-do list that the rows of views are measured on, once for each way to
// publish a change.

import ViewCore

/// A list of to-dos on a screen, and what happens to it.
@MainActor
protocol ToDoScreen: AnyObject, Sendable {
  init(_ count: Int)

  func toggle(_ index: Int)
  func append()
  func removeLast()
  func reverse()

  /// Sets the colour, which is read by one row, in the middle.
  func paint(_ color: Int)

  /// Writes so often, to one row after the other, before anything is evaluated.
  func write(_ count: Int)

  /// The number of rows.
  var count: Int { get }

  /// What a user sees.
  var picture: String { get }
}

struct ColorKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var color: Int {
    get { self[ColorKey.self] }
    set { self[ColorKey.self] = newValue }
  }
}

/// The one view that reads the colour.
struct Paint: View {
  @Environment(\.color) private var color

  var body: some View { Text("\(color)") }
}
