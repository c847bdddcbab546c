// The loop of `make play`, which reads a line and shows what follows from it.
// The lines come from a person or from a file. If they come from a file, each
// line is repeated in the output, and no question is asked.

@preconcurrency import Foundation
import LessonKit
import NotesKit
import ViewCore

/// Plays one of several screens, as the command line says.
///
/// - Parameter listed: The properties of the program, which give the causes
///   their names.
@MainActor
public func play(_ screens: [Screen], _ listed: @escaping ListedProperties) {
  leaveNoCore()
  writeLinesAtOnce()
  ViewHost.nameOfProperty = ProgramNames([], listed).name
  var arguments = Array(CommandLine.arguments.dropFirst())
  let flags = (try? Display.Flags(parsing: &arguments)) ?? Display.Flags()
  arguments.removeAll { $0 == "--" }
  let display = Display.decide(
    flags: flags, environment: ProcessInfo.processInfo.environment,
    terminal: .current())
  let lines = Lines()
  let choice = Choice(
    title: arguments.first ?? "", name: arguments.dropFirst().first)
  switch choice.screen(among: screens, lines) {
  case .failure(let refusal):
    FileHandle.standardError.write(Data("\(refusal.description)\n".utf8))
    exit(2)
  case .success(nil): return
  case .success(let screen?):
    let title = "\(choice.title): \(screen.name)"
    write(styled(title, .heading, display: display) + "\n")
    let others = screens.map(\.name).filter { $0 != screen.name }
    if !others.isEmpty, choice.name != "" {
      let names = others.map { "S=\($0)" }.joined(separator: ", ")
      write("Other screens: \(names)\n")
    }
    if lines.isTerminal {
      let hint = "help lists what you can type"
      write(styled(hint, .dim, display: display) + "\n")
    }
    let game = Game(screen, display, silently: withoutOutput) { host in
      awaiting { await host.settle() }()
    }
    run(game, lines)
  }
}

@MainActor
private func run(_ game: Game, _ lines: Lines) {
  let errors = HeldErrors()
  atAStop {
    errors.show()
    write("The program stopped at this command; make play starts again\n")
  }
  // While a line is played again, everything that is written to standard output
  // is thrown away.
  let terminal = dup(STDOUT_FILENO)
  @Sendable func say(_ words: String) {
    FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
      .write(Data(words.utf8))
  }
  write(game.seen)
  while let line = lines.next(prompt: "> ") {
    guard let move = Move(line) else { continue }
    if move == .quit { return }
    let answer = run({ game.play(move) }, ifLongerThan: .seconds(10)) {
      say("this command hasn't finished yet; Ctrl-C quits\n")
    }
    fflush(nil)
    errors.show()
    write(answer)
  }
}

/// Runs a closure. If the closure has not ended in time, this calls another one
/// once, on another thread, while the first one goes on.
func run<Result>(
  _ body: () throws -> Result, ifLongerThan time: DispatchTimeInterval,
  _ notify: @escaping @Sendable () -> Void
) rethrows -> Result {
  let notice = DispatchWorkItem(block: notify)
  DispatchQueue.global().asyncAfter(
    deadline: .now() + time, execute: notice)
  defer { notice.cancel() }
  return try body()
}

/// Runs a closure, and throws away what it prints.
private func withoutOutput(_ body: () -> Void) {
  fflush(nil)
  let original = dup(STDOUT_FILENO)
  let nowhere = open("/dev/null", O_WRONLY)
  dup2(nowhere, STDOUT_FILENO)
  body()
  fflush(nil)
  dup2(original, STDOUT_FILENO)
  close(original)
  close(nowhere)
}

/// The lines of standard input.
final class Lines {
  let isTerminal = isatty(STDIN_FILENO) == 1

  /// The next line; nil at the end. A person is asked for it, and a line from a
  /// file is repeated.
  func next(prompt: String) -> String? {
    if isTerminal { write(prompt) }
    let line = readLine()
    switch (line, isTerminal) {
    case (let line?, false): write("\(prompt)\(line)\n")
    case (nil, true): write("\n")
    default: break
    }
    return line
  }
}
