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
  // Why 1: the number belongs to the order. What somebody has typed on the way
  // to a number belongs to the field, and so it is state of the field.
  @State private var rejected: String?

  private var text: Binding<String> {
    Binding {
      // Why 2: while there is such a text, the field shows it. Otherwise it shows
      // the number as it is now, whoever has set it.
      rejected ?? String(pieces)
    } set: { text in
      // Why 3: a number goes to its owner and nowhere else, so that nothing has
      // to be kept equal. A text that is no number goes to the state.
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
      // Why 4: the line is there while there is such a text. The body reads the
      // state, so it is evaluated when the text appears, and when it is gone.
      if let rejected {
        Text("\(rejected) is no number")
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
