// make update.

import NotesKit

extension Call {
  /// Brings the clone up to date, and leaves the learner's files alone.
  func update() throws -> Int32 {
    Interruption.catchSignals()
    let lock = try Backups(workspace: workspace).lock()
    defer { withExtendedLifetime(lock) {} }
    let progress = ProgressLine(display: display)
    defer { progress.end() }
    do {
      var isNew = false
      let update = try Update(workspace: workspace, progress: progress).run {
        progress.end()
        isNew = true
        write(text(of: $0) + "\n")
      }
      progress.end()
      let source = "\(update.branch) of \(update.clone.address)"
      write(
        paragraph(
          !isNew
            ? "There is nothing new in \(source)."
            : "You are up to date with \(source). The next command builds what "
              + "has changed."))
      return 0
    } catch let failure as GitFailure {
      throw Failure.git(failure)
    } catch let interruption as Interruption {
      progress.end()
      if Update.Journal.load(from: workspace) != nil {
        notice("the update was stopped halfway; make update goes on")
      }
      throw interruption
    }
  }

  private func text(of news: UpdateNews) -> String {
    let count =
      "\(news.commits) new \(news.commits == 1 ? "change" : "changes")"
    let blocks = news.blocks
    return styled(count, .heading, display: display) + "\n"
      + (blocks.isEmpty ? "" : "\n" + Renderer(display).render(blocks))
  }

  private func paragraph(_ text: String) -> String {
    Renderer(display).render([.paragraph([.text(text)])])
  }
}
