// A field takes a binding to whatever can be written as text.
// Refused by: the compiler
// Seen: cannot convert value of type 'Binding<Int>' to expected argument type
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

  var body: some View {
    TextField("Pieces", text: $pieces)
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
