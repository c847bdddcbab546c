// The days on which questions are asked again. All days are those of the
// learner's calendar, so nothing is due in the middle of a day.

import Foundation
import NotesKit

/// The rule that says when a question is due again.
///
/// A day on which every answer was right is a right day. After a wrong day the
/// question is due the next day; after one right day, in 2 days; after the
/// second right day in a row, in 7; then in 21, and then always in 60.
struct Schedule {
  /// The days to wait after the first right day, the second, and so on.
  static let waits = [2, 7, 21, 60]

  var calendar = Calendar.current

  /// The day on which a question is due.
  struct Appointment: Equatable {
    /// The beginning of the day.
    let day: Date
    /// The right days in a row that lead to it; 0 after a wrong one.
    let streak: Int
  }

  /// Returns the day on which a question is due; nil if it was never answered.
  ///
  /// An answer of the future, from a clock that was set back since, counts as
  /// one of today.
  ///
  /// - Complexity: O(n log n) for n answers to the question.
  func appointment(
    after answers: [AnswerRecord.Answer], at now: Date
  ) -> Appointment? {
    let days = Dictionary(grouping: answers) {
      calendar.startOfDay(for: min($0.at, now))
    }
    guard let last = days.keys.max() else { return nil }
    let streak = days.sorted { $0.key > $1.key }
      .prefix { $0.value.allSatisfy(\.isRight) }.count
    let wait =
      streak == 0 ? 1 : Self.waits[min(streak, Self.waits.count) - 1]
    return Appointment(day: day(wait, after: last), streak: streak)
  }

  /// Returns the number of days from one moment's day to another's.
  func days(from one: Date, to other: Date) -> Int {
    calendar.dateComponents([.day], from: noon(of: one), to: noon(of: other))
      .day ?? 0
  }

  private func day(_ count: Int, after day: Date) -> Date {
    let later = calendar.date(byAdding: .day, value: count, to: noon(of: day))
    return calendar.startOfDay(for: later ?? day)
  }

  /// Noon, which every day has. A day may begin at 1 o'clock, if the clocks
  /// change at midnight, and then it is too short for a whole day.
  private func noon(of day: Date) -> Date {
    calendar.date(bySettingHour: 12, minute: 0, second: 0, of: day) ?? day
  }
}
