// make doctor.

import NotesKit

extension Call {
  /// Looks at everything that the workbook needs, and says what is wrong and
  /// what to do.
  ///
  /// - Returns: 0 if nothing is wrong, else 1.
  func examine() throws -> Int32 {
    let diagnoses = Examination(workspace: workspace, display: display)
      .diagnoses()
    write(diagnoses.map { text(of: $0) }.joined())
    let wrong = diagnoses.count { $0.verdict == .wrong }
    if wrong > 0 {
      write("\n\(wrong) \(wrong == 1 ? "thing is" : "things are") wrong.\n")
      return 1
    }
    let first = """
      All is well. The first make grade says that no exercise is started. Once \
      you change a file, its checks run and some of them fail. Every exercise \
      begins like that; your machine is fine.
      """
    write("\n" + Renderer(display).render([.paragraph([.text(first)])]))
    let record = try LearnerRecord.load(from: workspace)
    write("\n" + Standings(record, in: workspace).nextStep)
    return 0
  }

  private func text(of diagnosis: Diagnosis) -> String {
    let word = diagnosis.verdict.rawValue
    let role: Role =
      switch diagnosis.verdict {
      case .ok: .good
      case .note: .strong
      case .wrong: .bad
      }
    let indent = 7
    let gap = String(repeating: " ", count: indent - word.count)
    var narrow = display
    narrow.width -= indent
    let text = [diagnosis.what, diagnosis.remedy.map { "→ \($0)" }]
      .compactMap { $0 }
      .map { Renderer(narrow).render([.paragraph([.text($0)])]) }.joined()
    let lines = text.split(separator: "\n").joined(
      separator: "\n" + String(repeating: " ", count: indent))
    return styled(word, role, display: display) + gap + lines + "\n"
  }
}
