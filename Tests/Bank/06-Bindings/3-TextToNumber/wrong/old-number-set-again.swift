// Setting a number that is there already sets nothing.
// Refused by: what is no number is not sent anywhere
// Seen: a dozen was pasted, then nothing, and what was set is [12, 12]. Not
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
  @State private var draft: String?

  private var text: Binding<String> {
    Binding {
      draft ?? String(pieces)
    } set: { text in
      let number = Int(text)
      pieces = number ?? pieces
      draft = number == nil ? text : nil
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      if let draft { Text("\(draft) is no number") }
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
