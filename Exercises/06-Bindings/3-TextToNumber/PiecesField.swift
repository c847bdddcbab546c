import ViewCore

/// An order of donuts.
@Observable
final class Order {
  var pieces = 12
}

/// A field for a number with a different owner.
///
///     Pieces: 12_
///
/// Typed text that isn't a number stays in the field, with a line below:
///
///     Pieces: a dozen_
///     a dozen isn't a number
struct PiecesField: View {
  @Binding var pieces: Int
  // TODO 1: The order can't store text that isn't a number. Store it here.

  private var text: Binding<String> {
    Binding {
      // TODO 2: Read the text that isn't a number, while there is one.
      String(pieces)
    } set: { text in
      // TODO 3: Text that isn't a number sets the order to 0 pieces. Don't
      // change the order, and keep the text.
      pieces = Int(text) ?? 0
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      // TODO 4: Show the text that isn't a number, while there is one.
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
