// Plays a chapter's story: a class of XCTest, which reports by printing.

/// Runs stories that have been built.
struct StoryRun {
  let build: Build
  let progress: ProgressLine

  private var workspace: Workspace { build.workspace }

  /// Plays the story of a chapter whose exercises are solved.
  func play(_ chapter: Chapter) throws -> StoryGrade {
    guard build.has(chapter) else {
      let error = build.storyErrors[chapter.storyID]
      return StoryGrade(
        chapter: chapter, passed: 0,
        failures: [
          error.map { "it does not compile with these files: \($0)" }
            ?? "it is missing; git restore \(chapter.storyFolder)"
        ])
    }
    progress.show("playing the story")
    defer { progress.end() }
    var report = StoryReport(of: chapter, declared: try scenes(of: chapter))
    let limits = SuiteRun.limits
    let program = TestProgram(build: build)
    let run = try program.run(program.xctest(chapter.story), limits: limits) {
      report.take($0)
    }
    return report.grade(stop: Stop(run))
  }

  /// The tests that the story's source declares.
  private func scenes(of chapter: Chapter) throws -> [String] {
    let folder = chapter.storyFolder
    let scenes = try workspace.swiftFiles(in: folder).flatMap { file in
      try workspace.text(file).matches(of: /func (test\w+)\(\)/)
        .map { String($0.1) }
    }
    guard !scenes.isEmpty else {
      throw Failure.missing("\(folder)/\(chapter.story).swift")
    }
    return scenes
  }
}
