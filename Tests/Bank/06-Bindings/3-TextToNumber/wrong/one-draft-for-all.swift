// A variable beside the field is as good as state, if it is cleared when the
// field appears.
// Refused by: two fields keep their texts apart
// Seen: a dozen was typed into the second field, and the screen says "Pieces:
import ViewCore

/// An order of donuts.
@Observable
final class Order {
  var pieces = 12
}

@Observable
private final class Draft {
  var text: String?
}

private let draft = Draft()

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

  private var text: Binding<String> {
    Binding {
      draft.text ?? String(pieces)
    } set: { text in
      if let number = Int(text) {
        pieces = number
        draft.text = nil
      } else {
        draft.text = text
      }
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: text)
      if let text = draft.text { Text("\(text) is no number") }
    }
    .onAppear { draft.text = nil }
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
