// Which views are evaluated again when their parent is.
//
//     Parent
//       VStack
//         Child(condition: model.flag)
//         Child(condition: false)

import Testing
import ViewCore

private struct Child: View {
  let condition: Bool
  var body: some View { Text(condition ? "yes" : "no") }
}

private enum AsAWhole {
  final class Model: ObservableObject {
    @ViewCore.Published var flag = false
    var plain = 0
  }

  struct Watching: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Child(condition: model.flag)
        Child(condition: false)
      }
    }
  }

  struct Owning: View {
    @StateObject var model: Model
    init(_ model: Model) { _model = StateObject(wrappedValue: model) }
    var body: some View {
      VStack {
        Child(condition: model.flag)
        Child(condition: false)
      }
    }
  }
}

private enum ByProperty {
  @Observable final class Model {
    var flag = false
    @ObservationIgnored var plain = 0
  }

  struct Passing: View {
    let model: Model
    var body: some View {
      VStack {
        Child(condition: model.flag)
        Child(condition: false)
      }
    }
  }
}

private struct Owner: View {
  @State var flag = false
  var body: some View {
    VStack {
      Child(condition: flag)
      Child(condition: false)
      Button("flip") { flag.toggle() }
    }
  }
}

@MainActor @Suite struct SkippingTests {
  private func expectOneChild(
    _ host: ViewHost, cause: String, _ parent: String
  ) {
    #expect(
      host.takeEvaluations() == [
        "\(parent): \(cause)", "Child: inputs changed",
      ])
  }

  @Test
  func `P-01 a child with unchanged inputs is skipped, ObservedObject`() {
    let model = AsAWhole.Model()
    let host = ViewHost(AsAWhole.Watching(model: model))
    #expect(
      (host.count(of: AsAWhole.Watching.self), host.count(of: Child.self)) == (
        1, 2
      ))
    host.perform { model.plain += 1 }
    #expect(
      (host.count(of: AsAWhole.Watching.self), host.count(of: Child.self)) == (
        1, 2
      ))
    host.perform { model.flag = true }
    #expect(
      (host.count(of: AsAWhole.Watching.self), host.count(of: Child.self)) == (
        2, 3
      ))
    #expect(
      host.evaluations.suffix(2).map(\.description) == [
        "Watching: object will change Model", "Child: inputs changed",
      ])
  }

  @Test func `P-01 a child with unchanged inputs is skipped, StateObject`() {
    let model = AsAWhole.Model()
    let host = ViewHost(AsAWhole.Owning(model))
    host.reset()
    host.perform { model.plain += 1 }
    #expect(host.takeEvaluations() == [])
    host.perform { model.flag = true }
    expectOneChild(host, cause: "object will change Model", "Owning")
  }

  @Test func `P-01 a child with unchanged inputs is skipped, Observable`() {
    let model = ByProperty.Model()
    let host = ViewHost(ByProperty.Passing(model: model))
    host.reset()
    host.perform { model.plain += 1 }
    #expect(host.takeEvaluations() == [])
    host.perform { model.flag = true }
    expectOneChild(host, cause: "property Model.flag", "Passing")
  }

  @Test func `P-01 a child with unchanged inputs is skipped, State`() {
    let host = ViewHost(Owner())
    host.reset()
    host.tap("flip")
    expectOneChild(host, cause: "state flag", "Owner")
  }
}
