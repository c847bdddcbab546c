// What a text field and a toggle show, and when.

import Testing
import ViewCore

@Observable private final class Lamp {
  var isOn = false
}

private struct Switch: View {
  @Bindable var lamp: Lamp

  var body: some View { Toggle("On", isOn: $lamp.isOn) }
}

private struct Unobserved: View {
  let name: CurrentValueSubject<String, Never>
  let isOn: CurrentValueSubject<Bool, Never>

  var body: some View {
    TextField(
      "Name", text: Binding(get: { name.value }, set: { name.value = $0 }))
    Toggle("On", isOn: Binding(get: { isOn.value }, set: { isOn.value = $0 }))
  }
}

@MainActor @Suite struct ControlTests {
  @Test func `P-65 a control shows what was there when it was evaluated`() {
    let name = CurrentValueSubject<String, Never>("Ann")
    let isOn = CurrentValueSubject<Bool, Never>(false)
    let host = ViewHost(Unobserved(name: name, isOn: isOn))
    #expect(host.screen == "Name: Ann_\n[ ] On")
    host.perform {
      name.value = "Bea"
      isOn.value = true
    }
    #expect(host.screen == "Name: Ann_\n[ ] On")
  }

  @Test func `P-65 a control shows what the user has done to it`() {
    let name = CurrentValueSubject<String, Never>("Ann")
    let isOn = CurrentValueSubject<Bool, Never>(false)
    let host = ViewHost(Unobserved(name: name, isOn: isOn))
    host.type("Cleo", into: "Name")
    host.tap("On")
    #expect(host.screen == "Name: Cleo_\n[x] On")
    #expect(name.value == "Cleo" && isOn.value)
  }

  @Test func `P-65 a tap switches what a toggle shows`() {
    let isOn = CurrentValueSubject<Bool, Never>(false)
    let host = ViewHost(
      Unobserved(name: CurrentValueSubject("Ann"), isOn: isOn))
    host.perform { isOn.value = true }
    host.tap("On")
    #expect(host.screen == "Name: Ann_\n[x] On")
    #expect(isOn.value)
  }

  @Test func `P-65 a tap switches a value that is still to be shown`() {
    let lamp = Lamp()
    let host = ViewHost(Switch(lamp: lamp))
    lamp.isOn = true
    host.tap("On")
    #expect(!lamp.isOn)
    #expect(host.screen == "[ ] On")
  }

  @Test func `P-65 a toggle whose setter refuses shows the value that it has`()
  {
    let host = ViewHost(
      Toggle("On", isOn: Binding(get: { false }, set: { _ in })))
    host.tap("On")
    #expect(host.screen == "[ ] On")
  }

  @Test func `P-65 a control follows what its binding has read`() {
    let lamp = Lamp()
    let host = ViewHost(Switch(lamp: lamp))
    host.perform { lamp.isOn = true }
    #expect(host.screen == "[x] On")
  }

  @Test func `P-38 each key sets the text, and a paste sets it once`() {
    var texts: [String] = []
    let text = Binding {
      texts.last ?? "old"
    } set: {
      texts.append($0)
    }
    let host = ViewHost(TextField("Name", text: text))
    host.type("Bea", into: "Name")
    #expect(texts == ["B", "Be", "Bea"])
    host.paste("Cleo", into: "Name")
    host.type("", into: "Name")
    #expect(texts == ["B", "Be", "Bea", "Cleo", ""])
  }

  @Test func `P-38 a key can make the field disappear`() {
    struct Short: View {
      @State var text = ""
      var body: some View {
        if text.count < 2 { TextField("Name", text: $text) } else { Text(text) }
      }
    }
    let host = ViewHost(Short())
    host.type("Bea", into: "Name")
    #expect(host.screen == "Be")
  }
}
