// A State holds the text, and is set again whenever the number changes.
import ViewCore

/// An order of donuts.
@Observable
final class Order {
  var pieces = 12
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
  @Binding private var pieces: Int
  @State private var text: String

  init(pieces: Binding<Int>) {
    _pieces = pieces
    _text = State(initialValue: String(pieces.wrappedValue))
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: typed)
      if Int(text) == nil { Text("\(text) is no number") }
    }
    .onChange(of: pieces) { text = String($0) }
  }

  private var typed: Binding<String> {
    Binding {
      text
    } set: { new in
      text = new
      if let number = Int(new) { pieces = number }
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
