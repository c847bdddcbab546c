// When views are evaluated, and that it comes to an end.

import Testing
import ViewCore

@Observable private final class Model {
  var one = 0
  var two = 0
}

private final class Publisher: ObservableObject {
  @ViewCore.Published var one = 0
  @ViewCore.Published var two = 0
}

private struct Both: View {
  let model: Model
  @ObservedObject var publisher: Publisher
  @State var own = 0
  var body: some View {
    Button("\(model.one + model.two + publisher.one + own)") {
      own += 1
      own += 1
      model.one += 1
      model.two += 1
      publisher.one += 1
      publisher.two += 1
    }
  }
}

@MainActor @Suite struct PassTests {
  @Test func `P-08 many changes in one action are one evaluation`() {
    let host = ViewHost(Both(model: Model(), publisher: Publisher()))
    host.reset()
    host.tap("0")
    #expect(
      host.takeEvaluations() == [
        "Both: state own, object will change Publisher"
      ], "the tracking of the last evaluation is over with the first change")
    #expect(host.screen == "[5]")
  }

  @Test func `P-09 transactions are shown one after the other`() {
    struct Counter: View {
      @State var count = 0
      let log: Log
      var body: some View {
        let _ = log.add("body \(count)")
        Button("go") {
          count = 1
          count = 2
          withAnimation {
            count = 3
            count = 4
          }
          count = 5
          count = 6
        }
        .onChange(of: count) { log.add("\($0) to \($1)") }
      }
    }
    let log = Log()
    let host = ViewHost(Counter(log: log))
    host.tap("go")
    #expect(
      log.lines == [
        "body 0", "body 2", "0 to 2", "body 4", "2 to 4", "body 6", "4 to 6",
      ])
  }

  @Test
  func `P-56 a parent is evaluated before its children, and they only once`() {
    struct Child: View {
      let model: Model
      let one: Int
      var body: some View { Text("\(one) \(model.one)") }
    }
    struct Parent: View {
      let model: Model
      var body: some View {
        VStack {
          Child(model: model, one: model.one)
          Child(model: model, one: 0)
        }
      }
    }
    let model = Model()
    let host = ViewHost(Parent(model: model), names: ["one": \Model.one])
    host.reset()
    host.perform { model.one = 1 }
    #expect(
      host.takeEvaluations() == [
        "Parent: property Model.one",
        "Child: property Model.one, inputs changed",
        "Child: property Model.one",
      ])
  }

  @Test func `P-57 a view that is gone is not evaluated`() {
    struct Child: View {
      let model: Model
      var body: some View { Text("\(model.one)") }
    }
    struct Parent: View {
      let model: Model
      var body: some View {
        if model.one == 0 { Child(model: model) }
      }
    }
    let model = Model()
    let host = ViewHost(Parent(model: model))
    host.reset()
    host.perform { model.one = 1 }
    #expect(host.takeEvaluations() == ["Parent: property Model.one or two"])
    #expect(host.screen == "")
  }

  @Test func `P-58 views that change what each other reads come to an end`() {
    struct First: View {
      let model: Model
      var body: some View {
        model.two += 1
        return Text("\(model.one)")
      }
    }
    struct Second: View {
      let model: Model
      var body: some View {
        model.one += 1
        return Text("\(model.two)")
      }
    }
    struct Parent: View {
      let model: Model
      var body: some View {
        VStack {
          First(model: model)
          Second(model: model)
        }
      }
    }
    let host = ViewHost(
      Parent(model: Model()), names: ["one": \Model.one, "two": \Model.two])
    #expect(
      host.issueTexts == [
        """
        A body must not change what views have read: Second was being \
        evaluated when Model.one was changed. Change it in an action, or in \
        onAppear
        """,
        """
        A body must not change what views have read: First was being \
        evaluated when Model.two was changed. Change it in an action, or in \
        onAppear
        """,
        """
        Changes must come to an end: First was evaluated again and again in \
        one pass, at last because of property Model.one. Look for what sets it \
        during the pass
        """,
      ])
    #expect(host.count(of: First.self) == 64)
  }

  @Test func `P-58 a body that changes what it has read comes to an end`() {
    struct Counting: View {
      let model: Model
      let round: Int
      var body: some View {
        model.one += 1
        return Text("\(round): \(model.one)")
      }
    }
    struct Parent: View {
      let model: Model
      @State var round = 0
      var body: some View {
        VStack {
          Counting(model: model, round: round)
          Button("again") { round += 1 }
        }
      }
    }
    let host = ViewHost(
      Parent(model: Model()), names: ["one": \Model.one])
    host.tap("again")
    #expect(
      host.issueTexts.last == """
        Changes must come to an end: Counting was evaluated again and again in \
        one pass, at last because of property Model.one. Look for what sets it \
        during the pass
        """)
  }

  @Test func `P-58 an onChange that sets its own value comes to an end`() {
    struct Chasing: View {
      @State var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    let host = ViewHost(Chasing())
    #expect(host.screen == "3")
    #expect(host.count(of: Chasing.self) == 4)
    #expect(
      host.issueTexts == [
        """
        Changes must come to an end: onChange in Chasing would have run a \
        third time in one pass. Look for what changes its value during the pass
        """
      ])
  }

  @Test func `P-58 an onChange that corrects its value runs twice, unreported`()
  {
    struct Clamped: View {
      @State var count = 0
      var body: some View {
        Button("\(count)") { count += 3 }
          .onChange(of: count) { count = min(count, 5) }
      }
    }
    let host = ViewHost(Clamped())
    host.tap("0")
    host.tap("3")
    host.tap("5")
    #expect(host.screen == "[5]")
    #expect(host.issueTexts == [])
  }

  @Test func `P-58 a preference that changes itself comes to an end`() {
    struct Width: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {
        value += nextValue()
      }
    }
    struct Growing: View {
      @State var width = 1
      var body: some View {
        Text("\(width)")
          .preference(key: Width.self, value: width)
          .onPreferenceChange(Width.self) { width = $0 + 1 }
      }
    }
    let host = ViewHost(Growing())
    #expect(host.screen == "3")
    #expect(
      host.issueTexts == [
        """
        Changes must come to an end: onPreferenceChange in Growing would have \
        run a third time in one pass. Look for what changes its value during \
        the pass
        """
      ])
  }
}
