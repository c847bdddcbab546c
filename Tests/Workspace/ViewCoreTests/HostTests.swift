// The screen without a screen.

import Testing
import ViewCore

@Observable private final class Store {
  var name = "Ann"
  var isOn = false
  var count = 0
}

private struct Everything: View {
  @Bindable var store: Store
  var body: some View {
    NavigationView {
      Form {
        Section("Texts") {
          Text("two\nlines")
          Text("")
          TextField("Name", text: $store.name)
          TextField("age:", text: .constant("7"))
          TextField("", text: .constant(""))
        }
        Divider()
        Section {
          Toggle("On", isOn: $store.isOn)
          HStack(alignment: .top, spacing: 8) {
            Image(systemName: "plus").resizable().frame(width: 1, height: 1)
            Text("a\nb")
            Spacer()
            Text("end").padding()
          }
        } header: {
          Text("Others")
        }
        List(0..<2) { Text("row \($0)") }
        ScrollView { Group { EmptyView() } }
        Button("Count \(store.count)") { store.count += 1 }
        Button {
          store.count += 10
        } label: {
          Image(systemName: "star")
          Text("Ten")
        }
        Button(action: { store.count = 0 }, label: { Text("Reset") })
      }
      .navigationTitle("Everything")
    }
  }
}

private struct CounterApp: App {
  @State var store = Store()
  var body: some Scene {
    WindowGroup { Content().environment(store) }
  }

  struct Content: View {
    @Environment(Store.self) var store
    var body: some View { Button("\(store.count)") { store.count += 1 } }
  }
}

@MainActor @Suite struct HostTests {
  @Test func `every view is drawn as text`() {
    let host = ViewHost(Everything(store: Store()))
    #expect(
      host.screen == """
        Everything
        ==========
        Texts
          two
          lines
          Name: Ann_
          age: 7_
          _
        --------
        Others
          [ ] On
          (plus) a end
                 b
        row 0
        row 1
        [Count 0]
        [(star) Ten]
        [Reset]
        """)
  }

  @Test func `the tree shows the views, and the identities of rows`() {
    struct Tree: View {
      let names = ["a", "b"]
      var body: some View {
        VStack {
          if names.isEmpty { Text("none") }
          ForEach(names, id: \.self) { name in
            HStack { Text(name).id(1) }
          }
          TextField("Name", text: .constant(""))
          Button("Go") {}.padding()
        }
      }
    }
    #expect(
      ViewHost(Tree()).tree == """
        Tree
          VStack
            ForEach
              HStack [a]
                Text "a" [1]
              HStack [b]
                Text "b" [1]
            TextField "Name"
            Button
              Text "Go"
        """)
  }

  @Test func `it taps, switches and types`() {
    let store = Store()
    let host = ViewHost(Everything(store: store))
    host.tap("Count 0")
    host.tap("star")
    host.tap("star Ten")
    host.tap("Ten")
    #expect(host.screen.contains("[Count 31]"))
    host.tap("On")
    #expect(store.isOn)
    #expect(host.screen.contains("[x] On"))
    host.type("Bea", into: "Name")
    host.type("ignored", into: "")
    #expect(store.name == "Bea")
  }

  @Test func `it performs an action, and returns the action's result`() throws {
    struct Failure: Error {}
    let store = Store()
    let host = ViewHost(Everything(store: store))
    #expect(host.perform { store.count + 1 } == 1)
    #expect(throws: Failure.self) {
      try host.perform {
        store.count = 5
        throw Failure()
      }
    }
    #expect(host.screen.contains("[Count 5]"))
  }

  @Test func `the evaluations are a table`() {
    let host = ViewHost(app: CounterApp())
    host.tap("0")
    host.tap("1")
    #expect(
      host.table == """
        view        cause                 bodies
        CounterApp  mounted                    1
        Content     mounted                    1
        Content     property Store.count       2
        """)
    #expect(host.evaluations[1].path == "CounterApp/Content")
    host.reset()
    #expect(host.table == "view  cause  bodies")
  }

  @Test func `an app is evaluated when its state has changed`() {
    struct Naming: App {
      @State var name = "Ann"
      var body: some Scene {
        WindowGroup { TextField(name, text: $name) }
      }
    }
    let host = ViewHost(app: Naming())
    host.reset()
    host.paste("Bea", into: "Ann")
    #expect(host.screen == "Bea: Bea_")
    #expect(host.takeEvaluations() == ["Naming: state name"])
  }

  @Test func `a label that is not there stops the program, and says what is`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ViewHost(Everything(store: Store())).tap("Cuont", at: 1)
      }
    }
    let text = result.map {
      String(decoding: $0.standardErrorContent, as: UTF8.self)
    }
    #expect(
      text?.contains(
        """
        There is no button "Cuont" at 1. The screen has "On", "Count 0", \
        "star Ten", "Reset"
        """) == true)
  }

  @Test func `a field that is not there stops the program, and says what is`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        ViewHost(Everything(store: Store())).type("x", into: "Nome")
      }
    }
    let text = result.map {
      String(decoding: $0.standardErrorContent, as: UTF8.self)
    }
    #expect(
      text?.contains(
        """
        There is no field "Nome". The screen has "Name", "age:", ""
        """) == true)
  }

  @Test func `P-34 a view is a value`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = ViewHost(ClassView()) }
    }
    let text = result.map {
      String(decoding: $0.standardErrorContent, as: UTF8.self)
    }
    #expect(
      text?.contains(
        "Views are values, and ClassView is a class. Make it a struct") == true)
  }
}

private final class ClassView: View {
  var body: some View { Text("class") }
}
