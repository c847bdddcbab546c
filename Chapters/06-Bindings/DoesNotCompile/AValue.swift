import ViewCore

// snippet.a-value
struct NameEditor: View {
  @Binding var name: String
  var body: some View { TextField("Name", text: $name) }
}

struct Registration: View {
  @State var name = "Ann"
  var body: some View { NameEditor(name: name) }
}
// snippet.end
