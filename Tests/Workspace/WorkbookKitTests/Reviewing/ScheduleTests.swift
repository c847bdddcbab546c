import Foundation
import NotesKit
import Testing

@testable import WorkbookKit

@Suite struct ScheduleTests {
  private func schedule(in zone: String = "Europe/Berlin") -> Schedule {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone)!
    return Schedule(calendar: calendar)
  }

  private func time(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  /// Answers at times of which a wrong one ends with `!`.
  private func answers(_ times: [String]) throws -> [AnswerRecord.Answer] {
    try times.map {
      AnswerRecord.Answer(
        chapter: "One", scene: "a", choice: 1, isRight: !$0.hasSuffix("!"),
        at: try time($0.replacing("!", with: "")))
    }
  }

  /// The days from the last answer's day to the day when it is due.
  private func wait(
    _ times: String..., at now: String = "2027-01-01T12:00:00Z"
  ) throws -> Int {
    let schedule = schedule()
    let answers = try answers(times)
    let next = try #require(
      schedule.appointment(after: answers, at: try time(now)))
    return schedule.days(from: answers.last!.at, to: next.day)
  }

  @Test func `a wrong answer is due the next day`() throws {
    #expect(try wait("2026-05-04T10:00:00Z!") == 1)
    #expect(try wait("2026-05-04T21:59:00Z!") == 1)
  }

  @Test func `right answers are due after 2, 7, 21 and 60 days`() throws {
    let days = [
      "2026-05-04", "2026-05-06", "2026-05-13", "2026-06-03", "2026-08-02",
    ]
    let schedule = schedule()
    var seen: [Int] = []
    for count in 1...days.count {
      let answers = try answers(days.prefix(count).map { $0 + "T10:00:00Z" })
      let next = try #require(
        schedule.appointment(after: answers, at: answers.last!.at))
      #expect(next.streak == count)
      seen.append(schedule.days(from: answers.last!.at, to: next.day))
    }
    #expect(seen == [2, 7, 21, 60, 60])
  }

  @Test func `a wrong answer begins the waits again`() throws {
    #expect(
      try wait(
        "2026-05-04T10:00:00Z", "2026-05-06T10:00:00Z", "2026-05-13T10:00:00Z!")
        == 1)
    #expect(
      try wait(
        "2026-05-04T10:00:00Z", "2026-05-06T10:00:00Z!", "2026-05-07T10:00:00Z")
        == 2)
  }

  @Test func `a day with a wrong answer is a wrong day`() throws {
    #expect(
      try wait("2026-05-04T10:00:00Z!", "2026-05-04T10:05:00Z") == 1)
  }

  @Test func `a lesson that is played twice on a day counts once`() throws {
    #expect(
      try wait("2026-05-04T10:00:00Z", "2026-05-04T10:30:00Z") == 2)
  }

  @Test func `a day ends at the learner's midnight`() throws {
    let late = try answers(["2026-05-04T22:30:00Z!"])
    let now = try time("2026-05-05T08:00:00Z")
    let berlin = schedule()
    let there = try #require(berlin.appointment(after: late, at: now))
    #expect(berlin.days(from: now, to: there.day) == 1)
    let london = schedule(in: "Europe/London")
    let here = try #require(london.appointment(after: late, at: now))
    #expect(london.days(from: now, to: here.day) == 0)
  }

  @Test func `days are days where the clocks change at midnight`() throws {
    // In Santiago the day of 6 September 2026 begins at 1 o'clock.
    let santiago = schedule(in: "America/Santiago")
    let late = try answers(["2026-09-05T15:00:00Z!"])
    let now = try time("2026-09-06T15:00:00Z")
    let next = try #require(santiago.appointment(after: late, at: now))
    #expect(santiago.days(from: now, to: next.day) == 0)
    let from = try time("2026-09-06T05:00:00Z")
    let after = try #require(
      santiago.appointment(
        after: try answers(["2026-09-06T15:00:00Z"]), at: now))
    #expect(santiago.days(from: from, to: after.day) == 2)
  }

  @Test func `an answer of the future counts as one of today`() throws {
    let schedule = schedule()
    let now = try time("2026-05-04T10:00:00Z")
    let next = try #require(
      schedule.appointment(
        after: try answers(["2036-05-04T10:00:00Z"]), at: now))
    #expect(schedule.days(from: now, to: next.day) == 2)
  }

  @Test func `a question without an answer is never due`() {
    #expect(schedule().appointment(after: [], at: .now) == nil)
  }
}
