// The answers that prove the grader: right ones, which it has to accept, and
// wrong ones, which the right check has to refuse with the right words.

import WorkbookKit

extension Workspace {
  /// The answers to an exercise in `Tests/Bank`, sorted by name. Those that the
  /// compiler has to refuse come first. A round with one of these is built
  /// twice, and in this order the exercises share such rounds.
  ///
  /// - Throws: A `Failure` that names an answer which does not follow the
  ///   rules.
  func answers(to exercise: Exercise) throws -> [Answer] {
    let answers = try ["right", "wrong"].flatMap { kind in
      try answerPaths(kind, to: exercise).map { path in
        do {
          return try answer(at: path, to: exercise)
        } catch let finding as Finding {
          throw Failure(finding.description)
        }
      }
    }
    func isForCompiler(_ answer: Answer) -> Bool {
      answer.refusal?.by == AnswerRefusal.compiler
    }
    return answers.filter(isForCompiler)
      + answers.filter { !isForCompiler($0) }
  }

  /// Reads an answer from its file or its folder.
  ///
  /// - Throws: A `Finding` if it does not follow the rules.
  func answer(at path: String, to exercise: Exercise) throws -> Answer {
    var head = path
    var files: [String: String] = [:]
    if path.hasSuffix(".swift") {
      let names = filesToWrite(of: exercise)
      guard names.count < 2 else {
        throw Finding(
          path, 1,
          """
          there are TODOs in \(names.joined(separator: ", ")); make this \
          a folder with the files that differ
          """)
      }
      files[try names.first ?? stub(of: exercise).keys.min()!] = try text(path)
    } else {
      for file in swiftFiles(in: path) {
        files[String(file.dropFirst(path.count + 1))] = try text(file)
      }
      guard let first = files.keys.min() else {
        throw Finding(path, 1, "holds no Swift file")
      }
      head = "\(path)/\(first)"
    }
    guard let answer = Answer(files, file: head, to: exercise) else {
      throw Finding(head, 1, Answer.rule)
    }
    return answer
  }

  /// The files of an exercise when an answer is handed in. Files that the
  /// answer lacks stay as they are shipped.
  func files(handingIn answer: Answer) throws -> [String: String] {
    try stub(of: answer.exercise).merging(answer.files) { $1 }
  }
}

/// All right answers, and the first wrong answer for each check that refuses
/// some.
func oneForEachCheck(_ answers: [Answer]) -> [Answer] {
  var checks: Set<String> = []
  return answers.filter { answer in
    guard let refusal = answer.refusal else { return true }
    return checks.insert(refusal.by).inserted
  }
}
