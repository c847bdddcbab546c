// An observable object of the field keeps the text that is no number.
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

/// A field for a number that somebody else owns.
///
///     Pieces: 12_
///
/// What is typed and is no number stays in the field, with a line below:
///
///     Pieces: a dozen_
///     a dozen is no number
struct PiecesField: View {
  private let pieces: Binding<Int>
  @State private var draft = Draft()

  init(pieces: Binding<Int>) { self.pieces = pieces }

  var body: some View {
    VStack {
      TextField("Pieces", text: pieces.asText(keeping: draft))
      if let text = draft.text { Text("\(text) is no number") }
    }
  }
}

extension Binding where Value == Int {
  fileprivate func asText(keeping draft: Draft) -> Binding<String> {
    Binding<String> {
      draft.text ?? String(wrappedValue)
    } set: { text in
      draft.text = text
      guard let number = Int(text) else { return }
      draft.text = nil
      wrappedValue = number
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
