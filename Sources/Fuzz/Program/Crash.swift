// The report of a crash. Because a core works with memory by hand, it might
// crash instead of disagreeing. If it does, the seed is printed, so that you
// can run the program again.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The seed of the program that is running.
nonisolated(unsafe) var running: UInt64 = 0

func noteCrashes() {
  for crash in [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT] {
    signal(crash) { crash in
      // A signal handler can make only such calls: no print, and no allocation.
      write(2, "crash; see it again: make fuzz SEED=", 36)
      var digits = running
      var divisor: UInt64 = 1
      while digits / divisor > 9 { divisor *= 10 }
      while divisor > 0 {
        var digit = UInt8(48 + digits / divisor)
        write(2, &digit, 1)
        digits %= divisor
        divisor /= 10
      }
      write(2, "\n", 1)
      signal(crash, SIG_DFL)
      raise(crash)
    }
  }
}

func leave(with code: Int32) -> Never { exit(code) }
