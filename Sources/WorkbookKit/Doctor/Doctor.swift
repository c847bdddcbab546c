// make doctor: says what is wrong with what the workbook needs, and what to do.
// .ci/toolchain, which each build asks first, knows which Swift and which folders
// will do.

import Foundation
import NotesKit

extension Call {
  /// - Returns: 0 if nothing is wrong, else 1.
  func examine() throws -> Int32 {
    let diagnoses = [toolchain, Diagnosis.disk(free: freeBytes)]
    write(diagnoses.map { $0.text(display) }.joined())
    let wrong = diagnoses.count { $0.remedy != nil }
    if wrong > 0 {
      write("\n\(wrong) \(wrong == 1 ? "thing is" : "things are") wrong.\n")
      return 1
    }
    let standings = try workspace.standings()
    let isNew = workspace.catalogue.exercises.allSatisfy {
      standings[$0] == .notStarted
    }
    if standings.record.isUngraded, isNew {
      let first =
        "Everything is fine. The first make grade says that no exercise is "
        + "started. Once you change a file, its checks run and some of them "
        + "fail. Every exercise starts like that; your machine is fine."
      write("\n" + display.filled(first))
    }
    write("\n" + standings.nextStep)
    return 0
  }

  private var toolchain: Diagnosis {
    let run = try? workspace.run(
      ["sh", ".ci/toolchain"], limits: Limits(time: .seconds(60)))
    let line = run?.output.split(separator: "\n").last ?? ""
    if run?.succeeded == true { return Diagnosis(what: String(line)) }
    let parts = line.split(separator: "; ", maxSplits: 1).map(String.init)
    return Diagnosis(
      what: parts.first ?? "swift doesn't respond",
      remedy: parts.last ?? "see swift.org/install")
  }

  private var freeBytes: Int? {
    let facts = try? FileManager.default.attributesOfFileSystem(
      forPath: workspace.root.path(percentEncoded: false))
    return (facts?[.systemFreeSize] as? NSNumber)?.intValue
  }
}

/// The state of one thing.
struct Diagnosis: Equatable {
  let what: String
  /// What to do; nil if nothing is wrong.
  var remedy: String?

  static func disk(free bytes: Int?) -> Diagnosis {
    Diagnosis(
      what: "disk: " + (bytes.map { "\($0 >> 30) GB free" } ?? "unknown"),
      remedy: bytes ?? .max < 1 << 30 ? "make room; a build needs 1 GB" : nil)
  }

  fileprivate func text(_ display: Display) -> String {
    let indent = "       "
    var narrow = display
    narrow.width -= indent.count
    let word = remedy == nil ? "ok" : "wrong"
    let text =
      narrow.filled(what) + (remedy.map { narrow.filled("→ \($0)") } ?? "")
    return styled(word, remedy == nil ? .good : .bad, display: display)
      + indent.dropFirst(word.count)
      + text.split(separator: "\n").joined(separator: "\n\(indent)") + "\n"
  }
}
