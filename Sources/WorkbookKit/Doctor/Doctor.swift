// make doctor: looks at what the workbook needs. .ci/toolchain, which each
// build asks first, knows which Swift and which folders will do.

import Foundation
import NotesKit

extension Call {
  /// Says what is wrong, and what to do.
  ///
  /// - Returns: 0 if nothing is wrong, else 1.
  func examine() throws -> Int32 {
    let diagnoses: [Diagnosis] = [
      .toolchain(answer(["sh", ".ci/toolchain"])),
      .make(answer(["make", "--version"])),
      .disk(free: freeBytes),
      .writable(unwritable: unwritableFolder),
    ]
    write(diagnoses.map(text).joined())
    let wrong = diagnoses.count { $0.remedy != nil }
    guard wrong == 0 else {
      write("\n\(wrong) \(wrong == 1 ? "thing is" : "things are") wrong.\n")
      return 1
    }
    let record = try LearnerRecord.load(from: workspace)
    if record.isOfNoGrade {
      let first = """
        All is well. The first make grade says that no exercise is started. \
        Once you change a file, its checks run and some of them fail. Every \
        exercise begins like that; your machine is fine.
        """
      write("\n" + Renderer(display).render([.paragraph([.text(first)])]))
    }
    write("\n" + Standings(record, in: workspace).nextStep)
    return 0
  }

  private func answer(_ command: [String]) -> Diagnosis.Answer {
    let run = try? workspace.run(command, limits: Limits(time: .seconds(60)))
    let line = run?.output.split(separator: "\n").last ?? ""
    return (run?.succeeded == true, String(line))
  }

  private var freeBytes: Int? {
    let facts = try? FileManager.default.attributesOfFileSystem(
      forPath: workspace.root.path(percentEncoded: false))
    return (facts?[.systemFreeSize] as? NSNumber)?.intValue
  }

  /// The first folder in which no file can be made. Permissions alone do not
  /// say that it works.
  private var unwritableFolder: String? {
    [".", ".build", ".workbook", "Exercises"].first { folder in
      guard workspace.exists(folder) else { return false }
      let file = workspace.url("\(folder)/.doctor-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: file) }
      return (try? Data("ok".utf8).write(to: file)) == nil
    }
  }

  private func text(of diagnosis: Diagnosis) -> String {
    let word = diagnosis.remedy == nil ? "ok" : "wrong"
    let indent = String(repeating: " ", count: 7)
    var narrow = display
    narrow.width -= indent.count
    let lines = [diagnosis.what, diagnosis.remedy.map { "→ \($0)" }]
      .compactMap { $0 }
      .map { Renderer(narrow).render([.paragraph([.text($0)])]) }.joined()
    return styled(
      word, diagnosis.remedy == nil ? .good : .bad, display: display)
      + indent.dropFirst(word.count)
      + lines.split(separator: "\n").joined(separator: "\n\(indent)") + "\n"
  }
}

/// The state of one thing. It follows from facts alone, so that a test can try
/// every answer without the trouble itself.
struct Diagnosis: Equatable {
  /// Whether a program succeeded, and the last line that it printed.
  typealias Answer = (isOkay: Bool, line: String)

  let what: String
  /// What to do; nil if nothing is wrong.
  var remedy: String?

  static func toolchain(_ answer: Answer) -> Diagnosis {
    let parts = answer.line.split(separator: "; ", maxSplits: 1)
      .map(String.init)
    guard !answer.isOkay, let what = parts.first else {
      return Diagnosis(what: answer.line)
    }
    return Diagnosis(
      what: what, remedy: parts.last ?? "see swift.org/install")
  }

  static func make(_ answer: Answer) -> Diagnosis {
    answer.isOkay
      ? Diagnosis(what: "make")
      : Diagnosis(what: "make was not found", remedy: "install GNU Make")
  }

  static func disk(free bytes: Int?) -> Diagnosis {
    let free = bytes.map {
      $0 >= 10 << 30 ? "\($0 >> 30) GB free" : "\($0 >> 20) MB free"
    }
    return Diagnosis(
      what: "disk: \(free ?? "unknown")",
      remedy: bytes ?? .max < 1 << 30 ? "make room; a build needs 1 GB" : nil)
  }

  static func writable(unwritable folder: String?) -> Diagnosis {
    guard let folder else {
      return Diagnosis(what: "this folder can be written to")
    }
    return Diagnosis(
      what: "\(folder == "." ? "this folder" : folder) cannot be written to",
      remedy: "chmod -R u+rwX . or copy the workspace to a folder of yours")
  }
}
