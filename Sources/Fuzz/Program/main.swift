// The map of the fuzzer, which runs random programs on both cores and compares
// their outcomes.
//
//   fuzz SECONDS       runs random programs for that time
//   fuzz seed SEED     runs one program again
//
//   FuzzModel          a random program, and the outcome of its steps
//   FuzzSubject        the interpreter of a program, on ObservationCore
//   ToolchainSubject   a link: the interpreter on the toolchain's Observation
//   FuzzKit            the generator, the comparison, and the shrinker
//   Program            this folder: the command line, and the report of a crash

import FuzzKit

let arguments = Array(CommandLine.arguments.dropFirst())
let start = ContinuousClock.now
noteCrashes()

func report(_ disagreement: Disagreement, seed: UInt64) -> Never {
  print("the cores disagree; make fuzz SEED=\(seed) shows it again")
  print(disagreement, terminator: "")
  leave(with: 1)
}

if arguments.count == 2, arguments[0] == "seed",
  let seed = UInt64(arguments[1])
{
  running = seed
  if let disagreement = Fuzz().run(seed: seed) {
    report(disagreement, seed: seed)
  }
  print("seed \(seed): the cores agree")
  leave(with: 0)
}

guard let seconds = Int(arguments.first ?? "60"), arguments.count < 2 else {
  print("fuzz takes a number of seconds, or: seed SEED")
  leave(with: 2)
}
let first = UInt64.random(in: 0..<1 << 40)
var count: UInt64 = 0
while start.duration(to: .now) < .seconds(seconds) {
  running = first + count
  count += 1
  if let disagreement = Fuzz().run(seed: running) {
    print("\(count) programs, \(elapsed()) s")
    report(disagreement, seed: running)
  }
}
let rate = Int(Double(count) / elapsed())
print("\(count) programs, \(rate) a second: the cores agree")

func elapsed() -> Double {
  let passed = start.duration(to: .now)
  return ((passed / .seconds(1)) * 100).rounded() / 100
}
