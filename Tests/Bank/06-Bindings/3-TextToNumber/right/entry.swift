// An enumeration says whether a number stands in the field, or a text.
import ViewCore

/// An order of donuts.
@Observable
final class Order {
  var pieces = 12
}

private enum Entry {
  case number
  case text(String)

  init(_ text: String) {
    self = Int(text) == nil ? .text(text) : .number
  }
}

/// A field for a number that somebody else owns.
///
///     Pieces: 12_
///
/// What is typed and is no number stays in the field, with a line below:
///
///     Pieces: a dozen_
///     a dozen is no number
struct PiecesField: View {
  let pieces: Binding<Int>
  @State private var entry = Entry.number

  private var text: Binding<String> {
    Binding(get: { shown }, set: type)
  }

  private var shown: String {
    switch entry {
    case .number: String(pieces.wrappedValue)
    case .text(let text): text
    }
  }

  private func type(_ text: String) {
    entry = Entry(text)
    if let number = Int(text) { pieces.wrappedValue = number }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      switch entry {
      case .number: EmptyView()
      case .text(let text): Text("\(text) is no number")
      }
    }
  }
}

/// An order, and the field that edits it.
///
///     Pieces: 12_
///     12 donuts
struct OrderScreen: View {
  @Bindable var order: Order

  var body: some View {
    VStack {
      PiecesField(pieces: $order.pieces)
      Text("\(order.pieces) donuts")
    }
  }
}
