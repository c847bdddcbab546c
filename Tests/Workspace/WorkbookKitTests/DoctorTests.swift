import Testing

@testable import WorkbookKit

@Suite struct DoctorTests {
  @Test func `a full disk has a remedy`() {
    #expect(
      Diagnosis.disk(free: 75 << 30) == Diagnosis(what: "disk: 75 GB free"))
    #expect(Diagnosis.disk(free: 100 << 20).remedy != nil)
  }
}
