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

let twoBoards = Run("two-boards") {
  // snippet.two-boards
  let log = VisitLog()
  let agenda = Agenda()
  board("A", of: log, on: agenda)
  board("B", of: log, on: agenda)
  for _ in 1...3 { agenda.run() }
  // snippet.end
}
