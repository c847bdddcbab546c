// Which processes have come from which. A program may put what it starts into
// groups and sessions of their own, as SwiftPM does with compilers; the tree
// still shows where they come from.

import Foundation

#if canImport(Darwin)
  import Darwin
#endif

/// The processes of this machine at one moment, each with its parent.
struct ProcessTree {
  private let parents: [pid_t: pid_t]

  /// Asks the system.
  ///
  /// - Complexity: O(n) for n processes on the machine.
  init() { parents = Self.parents() }

  /// The processes that come from a process and still run, without itself. An
  /// orphan belongs to the process that adopted it.
  func descendants(of ancestor: pid_t) -> Set<pid_t> {
    let children = Dictionary(grouping: parents.keys) { parents[$0]! }
    var found: Set<pid_t> = []
    var waiting = [ancestor]
    while let parent = waiting.popLast() {
      for child in children[parent] ?? [] where found.insert(child).inserted {
        waiting.append(child)
      }
    }
    return found
  }

  /// The children of this process, including those that have ended and that it
  /// has not waited for.
  static func ownChildren() -> [pid_t] {
    // Where Linux lists them, this takes a hundredth of the time.
    let list = "/proc/self/task/\(getpid())/children"
    guard let text = FileManager.default.contents(atPath: list) else {
      return parents().filter { $0.value == getpid() }.map(\.key)
    }
    return text.split(separator: UInt8(ascii: " "))
      .compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
  }

  #if canImport(Darwin)
    private static func parents() -> [pid_t: pid_t] {
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      var size = 0
      guard sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return [:] }
      // Other processes may start in between.
      let room = size / MemoryLayout<kinfo_proc>.stride + 64
      var processes = [kinfo_proc](repeating: kinfo_proc(), count: room)
      size = room * MemoryLayout<kinfo_proc>.stride
      guard sysctl(&name, 3, &processes, &size, nil, 0) == 0 else {
        return [:]
      }
      let count = size / MemoryLayout<kinfo_proc>.stride
      return Dictionary(
        processes.prefix(count).map { ($0.kp_proc.p_pid, $0.kp_eproc.e_ppid) }
      ) { $1 }
    }
  #else
    private static func parents() -> [pid_t: pid_t] {
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
      var parents: [pid_t: pid_t] = [:]
      for process in (names ?? []).compactMap({ pid_t($0) }) {
        // 4711 (a name with anything in it) S 4710 …
        let line = FileManager.default.contents(atPath: "/proc/\(process)/stat")
        guard let line, let end = line.lastIndex(of: UInt8(ascii: ")")) else {
          continue
        }
        let fields = line[line.index(after: end)...]
          .split(separator: UInt8(ascii: " "))
        guard fields.count > 1 else { continue }
        parents[process] = pid_t(String(decoding: fields[1], as: UTF8.self))
      }
      return parents
    }
  #endif
}
