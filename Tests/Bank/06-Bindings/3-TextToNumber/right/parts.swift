// The number and the draft are joined in a structure, whose text can be set;
// the line is a view of its own.
import ViewCore

/// An order of donuts.
@Observable
final class Order {
  var pieces = 12
}

private struct Entry {
  var number: Int
  var draft: String?

  var text: String {
    get { draft ?? "\(number)" }
    set {
      number = Int(newValue) ?? number
      draft = Int(newValue) == nil ? newValue : nil
    }
  }
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

  private var entry: Binding<Entry> {
    Binding {
      Entry(number: pieces, draft: draft)
    } set: { entry in
      draft = entry.draft
      if entry.draft == nil { pieces = entry.number }
    }
  }

  var body: some View {
    VStack {
      TextField("Pieces", text: entry.text)
      Complaint(text: draft)
    }
  }
}

private struct Complaint: View {
  let text: String?

  var body: some View {
    if let text { Text("\(text) is no number") }
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
