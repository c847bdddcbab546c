// The questions that a learner has answered, and when each is due again.

import Foundation
import NotesKit

/// The questions to review at one moment.
struct ReviewPlan {
  struct Entry {
    let question: NotesQuestion
    let appointment: Schedule.Appointment
  }

  /// The questions with their days: the ones that are due the longest first,
  /// then the ones that were answered wrongly, then in the order of the notes.
  let entries: [Entry]
  private let schedule: Schedule
  private let now: Date

  /// Reads the notes of the chapters from which questions were answered.
  ///
  /// A question that the notes no longer ask is left out.
  ///
  /// - Complexity: O(n) in the length of these notes, and of the record.
  init(
    _ record: AnswerRecord, in workspace: Workspace, at now: Date,
    schedule: Schedule = Schedule()
  ) {
    self.schedule = schedule
    self.now = now
    let byChapter = Dictionary(grouping: record.answers, by: \.chapter)
    let all = workspace.catalogue.chapters.flatMap { chapter -> [Entry] in
      guard let answers = byChapter[chapter.name] else { return [] }
      let byScene = Dictionary(grouping: answers, by: \.scene)
      return workspace.questions(of: chapter).compactMap { question in
        schedule.appointment(after: byScene[question.scene] ?? [], at: now)
          .map { Entry(question: question, appointment: $0) }
      }
    }
    // The standard library promises no stable sort.
    entries = all.enumerated().sorted { one, other in
      let (first, second) = (one.element.appointment, other.element.appointment)
      let (isWrong, isToo) = (first.streak == 0, second.streak == 0)
      if first.day != second.day { return first.day < second.day }
      return isWrong != isToo ? isWrong : one.offset < other.offset
    }.map(\.element)
  }

  /// The questions that are due today.
  var due: [NotesQuestion] {
    entries.prefix { schedule.days(from: now, to: $0.appointment.day) <= 0 }
      .map(\.question)
  }

  /// When the first of the questions that are not due yet will be, such as
  /// `tomorrow` or `in 7 days`, and how many will be then; nil if there are
  /// none.
  var next: (day: String, count: Int)? {
    let later = entries.dropFirst(due.count)
    guard let day = later.first?.appointment.day else { return nil }
    let days = schedule.days(from: now, to: day)
    return (
      days == 1 ? "tomorrow" : "in \(days) days",
      later.count { $0.appointment.day == day }
    )
  }
}
