import ViewCore

/// The sign on the roof of the truck, which isn't a view. It shows how many
/// orders are open: one line at first, and one after every change.
///
///     let sign = Sign(of: shift, on: agenda)
///     sign.lines                            // ["0 open"]
///     shift.take("soup", for: 4)
///     agenda.run()
///     sign.lines                            // ["0 open", "1 open"]
final class Sign {
  private(set) var lines: [String] = []
  private let shift: Shift
  private let agenda: Agenda

  init(of shift: Shift, on agenda: Agenda) {
    self.shift = shift
    self.agenda = agenda
    show()
  }

  private func follow() {
    withObservationTracking {
      _ = shift.open
    } onChange: { [weak self, agenda] in
      // Why 5: this is report 3. `onChange` runs before the change, so it reads
      // the old number. When the agenda runs, the change is done.
      agenda.add { self?.show() }
    }
  }

  private func show() {
    lines.append("\(shift.open) open")
    follow()
  }
}
