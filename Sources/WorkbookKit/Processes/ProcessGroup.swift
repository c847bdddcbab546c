// A program in a process group of its own. The whole group ends, with all the
// processes that come from it, when the program ends, when it is told to, and
// when the tool that started it is gone.
//
// Foundation's Process cannot put two programs into one group, and nothing
// ends what it started once the tool is killed. posix_spawn is the same on
// Linux and macOS except for the types of two arguments.

import Foundation
import OrphanAdoption

/// A running program, and whatever it starts.
///
/// The group is led by a guard, a shell that waits on a pipe whose other end
/// only the tool holds. When the tool ends, however it ends, the guard reads
/// the end of the file and kills the group and what has come from it. While the
/// guard lives, no other group gets its number.
///
/// A process that has left the group is found as long as its parents live.
/// After that, Linux still finds it if the tool adopts orphans. On macOS it is
/// not found, and keeps running.
///
/// To be used from one thread, and one at a time where orphans are adopted.
final class ProcessGroup {
  /// How a program ended.
  enum ExitStatus: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Where the program's output and errors can be read.
  let output: Int32
  private let leash: Int32
  private let leader: pid_t
  private let program: pid_t
  private var ending: ExitStatus?

  /// Whether orphans become children of this process.
  nonisolated(unsafe) private static var adopts = false

  /// Makes this process the parent of all orphans that come from it, so that it
  /// can end them with the group that it has started.
  static func adoptOrphans() { adopts = adopt_orphans() }

  /// Starts a program, found by `PATH`.
  ///
  /// - Parameter limits: Options of the shell's `ulimit`; one that the system
  ///   does not know is ignored.
  /// - Throws: A `Failure` if the system cannot start another program.
  init(
    _ command: [String], in folder: String, environment: [String: String],
    limits: [String] = []
  ) throws {
    // The program that started the tool may have left it ended children.
    signal(SIGCHLD, SIG_DFL)
    // The group keeps these open; they are closed if the start fails.
    var kept: [Int32] = []
    var isStarted = false
    defer { if !isStarted { for end in kept { close(end) } } }
    let (held, heldBy) = try Self.pipe()
    kept.append(heldBy)
    defer { close(held) }
    let (read, write) = try Self.pipe()
    kept.append(read)
    defer { close(write) }
    (output, leash) = (read, heldBy)

    leader = try Self.spawn(
      ["/bin/sh", "-c", Self.guardian],
      group: 0, input: held, output: nil, environment: [:])
    let limits = limits.map { "ulimit \($0) 2>/dev/null; " }.joined()
    do {
      program = try Self.spawn(
        ["/bin/sh", "-c", limits + #"cd "$0" && exec "$@""#, folder] + command,
        group: leader, input: nil, output: write, environment: environment)
    } catch {
      kill(leader, SIGKILL)
      waitpid(leader, nil, 0)
      throw error
    }
    isStarted = true
    _ = fcntl(output, F_SETFL, fcntl(output, F_GETFL) | O_NONBLOCK)
  }

  /// How the program ended; nil while it runs.
  func poll() -> ExitStatus? {
    if ending == nil {
      var status: Int32 = 0
      if waitpid(program, &status, WNOHANG) == program {
        let signal = status & 0x7f
        ending = signal == 0 ? .exit(status >> 8 & 0xff) : .signal(signal)
      }
    }
    return ending
  }

  /// Asks the whole group to end, waits half a second, and ends it.
  ///
  /// - Parameter listen: Is called again and again while it waits.
  func stop(_ listen: () -> Void = {}) {
    // Once their parents are gone, nothing tells whose children they were.
    let others = ProcessTree().descendants(of: program)
    kill(-leader, SIGTERM)
    for _ in 0..<50 where poll() == nil {
      usleep(10_000)
      listen()
    }
    listen()
    for process in others { kill(process, SIGKILL) }
    end()
  }

  /// Ends the rest of the group, and releases it.
  func end() {
    let others = ending == nil ? ProcessTree().descendants(of: program) : []
    for process in others { kill(process, SIGKILL) }
    kill(-leader, SIGKILL)
    if ending == nil { waitpid(program, nil, 0) }
    if Self.adopts { endOrphans() }
    waitpid(leader, nil, 0)
    close(output)
    close(leash)
  }

  /// Ends what has come from the program and has outlived its parents, which
  /// are children of this process now; and theirs, which become so next.
  ///
  /// A process may fork and end over and over. This is faster, and mostly ends
  /// it at once, but gives up after two seconds.
  private func endOrphans() {
    let start = ContinuousClock.now
    while start.duration(to: .now) < .seconds(2) {
      let orphans = ProcessTree.ownChildren().filter { $0 != leader }
      if orphans.isEmpty { return }
      for process in orphans {
        kill(process, SIGKILL)
        waitpid(process, nil, WNOHANG)
      }
    }
  }

  /// Waits for the end of the tool. Then it kills what has come from the group
  /// and left it, as far as `ps` can tell, and the group with itself.
  private static let guardian = """
    trap '' HUP INT TERM
    read end
    for round in 1 2 3; do
      kill -KILL $(ps -A -o pid= -o ppid= -o pgid= | awk -v group=$$ '
        { parent[$1] = $2; if ($3 == group) ours[$1] = 1 }
        END {
          do {
            more = 0
            for (p in parent)
              if (!(p in ours) && parent[p] in ours) { ours[p] = 1; more = 1 }
          } while (more)
          for (p in ours) if (p != group) print p
        }') 2>/dev/null
    done
    kill -KILL 0
    """

  /// A pipe that no started program inherits.
  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw Failure.noProcess(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a program in a group; group 0 is a new one that it leads.
  private static func spawn(
    _ arguments: [String], group: pid_t, input: Int32?, output: Int32?,
    environment: [String: String]
  ) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (descriptor, end) in [(0, input), (1, output), (2, output)] {
      if let end {
        posix_spawn_file_actions_adddup2(&actions, end, Int32(descriptor))
      } else {
        posix_spawn_file_actions_addopen(
          &actions, Int32(descriptor), "/dev/null", O_RDWR, 0)
      }
    }
    // The program starts without the tool's ignored, caught and blocked signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGHUP, SIGINT, SIGPIPE, SIGTERM] {
      sigaddset(&signals, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, group)
    posix_spawnattr_setflags(
      &attributes,
      Int16(
        POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF
          | POSIX_SPAWN_SETSIGMASK))

    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(
      &process, arguments[0], &actions, &attributes, words, variables)
    guard error == 0 else { throw Failure.noProcess(error) }
    return process
  }
}
