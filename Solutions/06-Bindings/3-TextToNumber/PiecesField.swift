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
  // Why 1: the number belongs to the order. A half-typed number belongs to the
  // field, so it's the field's state.
  @State private var rejected: String?

  private var text: Binding<String> {
    Binding {
      // Why 2: while there's text that isn't a number, the field shows that
      // text. Otherwise the field shows the current number.
      rejected ?? String(pieces)
    } set: { text in
      // Why 3: a number goes only to its owner, so there are no two copies to
      // keep equal. Text that isn't a number goes to the state.
      // Also works: `switch Int(text)`, with a case for nil.
      if let number = Int(text) {
        pieces = number
        rejected = nil
      } else {
        rejected = text
      }
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      // Why 4: the line is there while there's text that isn't a number. The
      // body reads the state, so the body is re-evaluated when that text
      // appears and disappears.
      if let rejected {
        Text("\(rejected) isn't a number")
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
