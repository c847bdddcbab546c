// Values that a view provides for the views below it.
//
//     Parent          writes
//       Middle        passes through
//         Reader      reads

import Testing
import ViewCore

@Observable private final class Account {
  var name: String
  init(_ name: String) { self.name = name }
}

private struct PageKey: EnvironmentKey { static var defaultValue = 1 }
private struct SizeKey: EnvironmentKey { static var defaultValue = 10 }
private struct AccountKey: EnvironmentKey {
  static var defaultValue = Account("shared")
}

extension EnvironmentValues {
  fileprivate var page: Int {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }

  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }

  fileprivate var account: Account {
    get { self[AccountKey.self] }
    set { self[AccountKey.self] = newValue }
  }

  fileprivate var accountName: String { account.name }
}

private struct PageReader: View {
  @Environment(\.page) var page
  var body: some View { Text("page \(page)") }
}

private struct SizeReader: View {
  @Environment(\.size) var size
  var body: some View { Text("size \(size)") }
}

private struct Middle: View {
  var body: some View {
    VStack {
      PageReader()
      SizeReader()
    }
  }
}

private struct Parent: View {
  @State var page = 2
  @State var round = 0
  var body: some View {
    VStack {
      Middle().environment(\.page, page)
      Button("turn") { page += 1 }
      Button("again") { round += 1 }
      Text("\(round)")
    }
  }
}

@MainActor @Suite struct EnvironmentTests {
  @Test func `P-18 outside a view the environment has only its defaults`() {
    let host = ViewHost(EmptyView())
    host.perform { #expect(PageReader().page == 1) }
    #expect(
      host.issueTexts == [
        """
        The environment is known while a view is on the screen: an \
        Environment<Int> was read outside of a body, where it has only its \
        default. Use it in body or in an action
        """
      ])
  }

  @Test
  func `P-19 a view is evaluated only if the key it reads differs`() {
    let host = ViewHost(Parent())
    #expect(host.screen == "page 2\nsize 10\n[turn]\n[again]\n0")
    host.reset()
    host.tap("turn")
    #expect(
      host.takeEvaluations() == [
        "Parent: state page", "PageReader: environment PageKey",
      ])
    #expect(host.screen.hasPrefix("page 3\nsize 10"))
    host.tap("again")
    #expect(host.takeEvaluations() == ["Parent: state round"])
  }

  @Test func `P-62 the nearest value counts, and changes further up do not`() {
    struct Nested: View {
      @State var page = 2
      var body: some View {
        VStack {
          PageReader().environment(\.page, 7).environment(\.page, page)
          Button("turn") { page += 1 }
        }
      }
    }
    let host = ViewHost(Nested())
    #expect(host.screen == "page 7\n[turn]")
    host.reset()
    host.tap("turn")
    #expect(host.takeEvaluations() == ["Nested: state page"])
  }

  @Test func `P-62 a modifier can write another key the next time`() {
    struct Switching: View {
      @State var isPage = true
      var body: some View {
        VStack {
          Middle().environment(isPage ? \.page : \.size, 5)
          Button("switch") { isPage.toggle() }
        }
      }
    }
    let host = ViewHost(Switching())
    #expect(host.screen == "page 5\nsize 10\n[switch]")
    host.reset()
    host.tap("switch")
    #expect(host.screen == "page 1\nsize 5\n[switch]")
    #expect(
      host.takeEvaluations() == [
        "Switching: state isPage", "SizeReader: environment SizeKey",
        "PageReader: environment PageKey",
      ])
  }

  @Test func `P-63 transformEnvironment begins with what is set further up`() {
    struct Adding: View {
      @State var page = 2
      var body: some View {
        VStack {
          PageReader().transformEnvironment(\.page) { $0 += 10 }
            .environment(\.page, page)
          Button("turn") { page += 1 }
        }
      }
    }
    let host = ViewHost(Adding())
    #expect(host.screen == "page 12\n[turn]")
    host.reset()
    host.tap("turn")
    #expect(host.screen == "page 13\n[turn]")
    #expect(
      host.takeEvaluations() == [
        "Adding: state page", "PageReader: environment PageKey",
      ])
  }

  @Test func `a value that comes from above in two ways is one evaluation`() {
    struct Reader: View {
      @Environment(\.page) var page
      let number: Int
      var body: some View { Text("\(page) \(number)") }
    }
    struct Handing: View {
      @State var page = 2
      var body: some View {
        VStack {
          Reader(number: page).environment(\.page, page)
          Button("turn") { page += 1 }
        }
      }
    }
    let host = ViewHost(Handing())
    host.reset()
    host.tap("turn")
    #expect(
      host.takeEvaluations() == [
        "Handing: state page",
        "Reader: inputs changed, environment PageKey",
      ])
  }

  @Test func `P-20 the default of a key is one object for all`() {
    struct Editor: View {
      @Environment(\.account) var account
      var body: some View {
        Button("rename \(account.name)") { account.name = "renamed" }
      }
    }
    let (one, other) = (ViewHost(Editor()), ViewHost(Editor()))
    one.tap("rename shared")
    other.update()
    #expect(other.screen == "[rename renamed]")
  }

  @Test func `P-32 a computed value is tracked for what it reads`() {
    struct Reader: View {
      @Environment(\.accountName) var name
      var body: some View { Text(name) }
    }
    let account = Account("Ann")
    let host = ViewHost(Reader().environment(\.account, account))
    host.reset()
    host.perform { account.name = "Bea" }
    #expect(host.screen == "Bea")
    #expect(host.takeEvaluations() == ["Reader: property Account.name"])
  }

  @Test func `P-37 a computed default is evaluated when it might differ`() {
    struct Reader: View {
      @Environment(\.fresh) var fresh
      @State var round = 0
      var body: some View { Button("\(fresh.number), \(round)") { round += 1 } }
    }
    let first = FreshKey.made
    let host = ViewHost(Reader())
    host.tap("\(first + 1), 0")
    host.tap("\(first + 1), 1")
    #expect(host.screen == "[\(first + 1), 2]")
    #expect(FreshKey.made == first + 1)
  }

  @Test func `P-37 it is evaluated again when another value has changed`() {
    struct Reader: View {
      @Environment(\.fresh) var fresh
      @Environment(\.page) var page
      var body: some View { Text("\(fresh.number) on \(page)") }
    }
    struct Outer: View {
      @State var page = 1
      var body: some View {
        VStack {
          Reader().environment(\.page, page)
          Button("turn") { page += 1 }
        }
      }
    }
    let first = FreshKey.made
    let host = ViewHost(Outer())
    host.tap("turn")
    #expect(host.screen == "\(first + 2) on 2\n[turn]")
  }

  @Test func `P-37 it is evaluated again when what it has read changes`() {
    struct Reader: View {
      @Environment(\.named) var named
      var body: some View { Text(named) }
    }
    struct Outer: View {
      let account: Account
      @State var round = 0
      var body: some View {
        VStack {
          Reader()
          Button("again") { round += 1 }
        }
        .environment(\.account, account)
      }
    }
    let account = Account("Ann")
    let host = ViewHost(Outer(account: account))
    let asked = Asked.count
    host.tap("again")
    #expect(Asked.count == asked)
    host.perform { account.name = "Bea" }
    #expect(Asked.count == asked + 1)
    #expect(host.screen == "Bea\n[again]")
  }
}

private final class Numbered {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct FreshKey: EnvironmentKey {
  nonisolated(unsafe) static var made = 0
  static var defaultValue: Numbered {
    made += 1
    return Numbered(made)
  }
}

private enum Asked {
  nonisolated(unsafe) static var count = 0
}

extension EnvironmentValues {
  fileprivate var fresh: Numbered {
    get { self[FreshKey.self] }
    set { self[FreshKey.self] = newValue }
  }

  fileprivate var named: String {
    Asked.count += 1
    return account.name
  }
}
