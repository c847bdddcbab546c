import LessonKit
import ObservationCore

// snippet.a-visit-log
@Observable
final class VisitLog {
  var visits = 0
}

func board(
  _ name: String, of log: VisitLog, on agenda: Agenda
) {
  log.visits += 1
  withObservationTracking {
    print("board \(name): \(log.visits) visits")
  } onChange: {
    agenda.add { board(name, of: log, on: agenda) }
  }
}
// snippet.end

let twoBoards = Run(
  "two-boards",
  predict: Prediction(
    """
    There are two boards, and nobody changes anything. The agenda runs three \
    times. How many lines does it print?
    """,
    .wrong(
      "2: each board is drawn once",
      """
      the first board is waiting when the second one notes its visit.
      """),
    .wrong(
      "3: the first board is drawn again, for the visit of the second",
      """
      drawing the first board again is a visit, too, and the second is told.
      """),
    .right(
      "5, and one more with each further run",
      """
      each board that is drawn notes a visit, and the other board waits for \
      visits.
      """))
) {
  // snippet.two-boards
  let log = VisitLog()
  let agenda = Agenda()
  board("A", of: log, on: agenda)
  board("B", of: log, on: agenda)
  for _ in 1...3 { agenda.run() }
  // snippet.end
}
