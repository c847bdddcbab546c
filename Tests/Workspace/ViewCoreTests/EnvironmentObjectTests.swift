// Objects in the environment, which views find by their type.

import Testing
import ViewCore

@Observable private final class Account {
  var name: String
  init(_ name: String) { self.name = name }
}

private final class Session: ObservableObject {
  @ViewCore.Published var count = 0
}

private struct NameReader: View {
  @Environment(Account.self) var account
  var body: some View { Text(account.name) }
}

private struct Renamer: View {
  @Environment(Account.self) var account
  var body: some View { Button("rename") { account.name = "Bea" } }
}

private struct EarlyReader: View {
  @Environment(Account.self) var account
  var name = ""
  init() { name = account.name }
  var body: some View { Text(name) }
}

private struct MaybeReader: View {
  @Environment(Account.self) var account: Account?
  var body: some View {
    if let account { Text(account.name) } else { Text("nobody") }
  }
}

private struct SessionReader: View {
  @EnvironmentObject var session: Session
  let reads: Bool
  var body: some View {
    if reads { Text("\(session.count)") }
  }
}

@Observable private final class Member: ObservableObject {
  let name: String
  init(_ name: String) { self.name = name }
}

private struct BothReader: View {
  @Environment(Member.self) var member
  @EnvironmentObject var old: Member
  var body: some View {
    VStack {
      Text(member.name)
      Text(old.name)
    }
  }
}

@MainActor @Suite struct EnvironmentObjectTests {
  @Test
  func `P-15 reading a missing EnvironmentObject stops the program`() async {
    #expect(ViewHost(SessionReader(reads: false)).screen == "")
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = ViewHost(SessionReader(reads: true)) }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains(
          """
          @EnvironmentObject found no Session: no view further up provides \
          one. Write .environmentObject(…) there
          """) == true)
  }

  @Test(arguments: [true, false])
  func `P-16 a missing object stops the view that declares it`(reads: Bool)
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [reads] in
      await MainActor.run {
        _ = reads ? ViewHost(NameReader()) : ViewHost(Renamer())
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains(
          """
          @Environment(Account.self) found no Account: no view further up \
          provides one. Write .environment(…) there, or make the property \
          optional
          """) == true)
  }

  @Test func `P-18 an object that an init reads is missing`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = ViewHost(EarlyReader().environment(Account("Ann")))
      }
    }
    #expect(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
        .contains("@Environment(Account.self) found no Account") == true)
  }

  @Test
  func `P-64 a view is evaluated for another object, read or not`() {
    struct Replacing: View {
      @State var account = Account("Ann")
      var body: some View {
        VStack {
          Renamer().environment(account)
          Button("replace") { account = Account("Cem") }
        }
      }
    }
    let host = ViewHost(Replacing())
    host.tap("rename")
    host.reset()
    host.tap("replace")
    #expect(
      host.takeEvaluations() == [
        "Replacing: state account", "Renamer: environment Account",
      ])
  }

  @Test func `P-35 a class of both kinds has one key`() {
    let (ann, bea) = (Member("Ann"), Member("Bea"))
    #expect(ViewHost(BothReader().environment(ann)).screen == "Ann\nAnn")
    #expect(ViewHost(BothReader().environmentObject(bea)).screen == "Bea\nBea")
    let both = BothReader().environmentObject(bea).environment(ann)
    #expect(ViewHost(both).screen == "Bea\nBea")
  }

  @Test func `P-17 the optional form is nil, and nil hides an object`() {
    #expect(ViewHost(MaybeReader()).screen == "nobody")
    let ann = Account("Ann")
    #expect(ViewHost(MaybeReader().environment(ann)).screen == "Ann")
    let cleared = MaybeReader().environment(nil as Account?).environment(ann)
    #expect(ViewHost(cleared).screen == "nobody")
  }

  @Test func `P-64 an object that is replaced is read anew`() {
    struct Replacing: View {
      @State var account = Account("Ann")
      var body: some View {
        VStack {
          NameReader().environment(account)
          Button("replace") { account = Account("Bea") }
        }
      }
    }
    let host = ViewHost(Replacing())
    host.reset()
    host.tap("replace")
    #expect(host.screen == "Bea\n[replace]")
    #expect(
      host.takeEvaluations() == [
        "Replacing: state account", "NameReader: environment Account",
      ])
  }
}
