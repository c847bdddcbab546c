import Foundation
import Testing

@testable import NotesKit

struct `Writing to standard output` {
  @Test func `a reader that has gone away ends the program quietly`() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      dup2(pipe.fileHandleForWriting.fileDescriptor, STDOUT_FILENO)
      try pipe.fileHandleForWriting.close()
      try pipe.fileHandleForReading.close()
      write(String(repeating: "line\n", count: 100_000))
      exit(1)
    }
  }

  @Test func `a pipe that does not block is waited for`() async throws {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting.fileDescriptor
    try #require(fcntl(end, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "line\n", count: 100_000)
    // Both ends block, and so neither may take a thread from the tasks.
    async let read = onThread {
      usleep(50_000)
      return try? pipe.fileHandleForReading.readToEnd()
    }
    async let isWritten = onThread {
      defer { try? pipe.fileHandleForWriting.close() }
      return writeAll(text, to: end)
    }
    #expect(await isWritten)
    #expect(await read == Data(text.utf8))
  }

  @Test func `text follows what print has buffered`() async throws {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      print("first")
      write("second\n")
      try page("third\n", display: Display())
      exit(0)
    }
    let bytes = try #require(result?.standardOutputContent)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasSuffix("first\nsecond\nthird\n"))
  }

  @Test func `PAGER names the pager, and an empty one means none`() {
    #expect(pagerCommand("more -s") == "more -s")
    #expect(pagerCommand("") == nil)
    #expect(pagerCommand("cat") == nil)
    #expect(pagerCommand(nil)?.contains("less -RFX") == true)
  }

  @Test func `the prompt of less names its keys`() {
    #expect(pagerOptions["LESS"]?.contains("q leaves") == true)
    #expect(
      pagerOptions["LESS"]?.hasSuffix("$") == true,
      "a prompt in LESS ends with a dollar sign")
  }

  @Test func `no key of less writes a file or runs a program`() {
    #expect(pagerOptions["LESSSECURE"] == "1")
  }

  @Test func `an unknown pager is named with a remedy`() {
    #expect(
      PagerError(command: "mroe").description
        == "PAGER has to name a program, not 'mroe': "
        + "write PAGER=less or unset it")
  }
}

struct `Styling text` {
  @Test func `each line is styled on its own`() {
    let text = styled("a\n\nb", .good, display: Display(color: true))
    #expect(text.visibleEscapes == "␛[32ma␛[0m\n\n␛[32mb␛[0m")
  }

  @Test func `without colour text is as it is`() {
    #expect(styled("a", .bad, display: Display()) == "a")
  }
}

/// Runs a closure on a thread of its own.
private func onThread<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: work()) }.start()
  }
}
