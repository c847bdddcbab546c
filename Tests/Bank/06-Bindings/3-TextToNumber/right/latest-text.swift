// The latest text is kept, and shown as long as it is no number.
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
  @Binding var pieces: Int
  @State private var latest = "0"

  private var isBad: Bool { Int(latest) == nil }

  private var text: Binding<String> {
    Binding {
      isBad ? latest : String(pieces)
    } set: { text in
      latest = text
      if let number = Int(text) { pieces = number }
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      isBad ? Text("\(latest) is no number") : nil
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
