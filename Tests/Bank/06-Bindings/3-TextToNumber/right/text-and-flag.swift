// Two States: the latest text, and whether it is a number.
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
  @State private var draft = ""
  @State private var isNumber = true

  private var text: Binding<String> {
    Binding {
      isNumber ? String(pieces) : draft
    } set: { text in
      let number = Int(text)
      isNumber = number != nil
      draft = text
      if let number { pieces = number }
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      if !isNumber {
        Text(draft + " is no number")
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
