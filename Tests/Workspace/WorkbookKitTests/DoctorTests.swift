import Foundation
import Testing

@testable import WorkbookKit

@Suite struct DoctorTests {
  @Test func `what is wrong has a remedy`() {
    #expect(Diagnosis.toolchain((true, "Swift 6.3")).remedy == nil)
    #expect(
      Diagnosis.toolchain((false, "swift was not found; install Swift"))
        == Diagnosis(what: "swift was not found", remedy: "install Swift"))
    #expect(Diagnosis.make((false, "")).remedy == "install GNU Make")
    #expect(
      Diagnosis.disk(free: 75 << 30) == Diagnosis(what: "disk: 75 GB free"))
    #expect(Diagnosis.disk(free: 100 << 20).remedy != nil)
    #expect(Diagnosis.disk(free: nil).remedy == nil)
    #expect(Diagnosis.writable(unwritable: nil).remedy == nil)
    #expect(Diagnosis.writable(unwritable: "Exercises").remedy != nil)
  }
}
