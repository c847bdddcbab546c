import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

/// The macro plug-in is the toolchain's, and our declarations must fit it.
@Suite struct MacroNamesTests {
  // If this fails, the plug-in has changed: list what it adds now in
  // Observable.swift, and look at chapter 2, which shows what it writes.
  @Test func `our macros allow what the toolchain's macros write`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    let workspace = try Workspace(root: root)
    let written = try MacroNames.written(byMacrosOf: workspace)
    let allowed = try MacroNames.allowed(by: workspace)
    #expect(
      Diagnosis.macros(written: written, allowed: allowed)
        == .ok("@Observable writes what the core expects"))
    #expect(
      written.names.map(\.description).sorted() == [
        "@Observable: member _$observationRegistrar",
        "@Observable: member access",
        "@Observable: member shouldNotifyObservers",
        "@Observable: member withMutation",
        "@ObservationTracked: accessor _modify",
        "@ObservationTracked: accessor get",
        "@ObservationTracked: accessor init",
        "@ObservationTracked: accessor set",
        "@ObservationTracked: peer prefix _",
      ])
  }

  @Test func `a name that is new or gone is named`() {
    let more = MacroNames(
      declaredIn: """
        @attached(member, names: named(access), named(onDeinit))
        public macro Observable()
        """)
    let less = MacroNames(
      declaredIn: """
        @attached(
          member, names: named(access))
        @attached(extension, conformances: Observable)
        public macro Observable()
        """)
    let new = Diagnosis.macros(written: more, allowed: less)
    #expect(new.verdict == .wrong)
    #expect(new.what.hasSuffix(": @Observable: member onDeinit"))
    let gone = Diagnosis.macros(written: less, allowed: more)
    #expect(gone.verdict == .note)
    #expect(gone.what.hasSuffix(": @Observable: member onDeinit"))
    #expect(Diagnosis.macros(written: nil, allowed: less).verdict == .note)
  }
}
