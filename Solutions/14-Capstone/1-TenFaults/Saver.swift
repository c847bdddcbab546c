import ViewCore

/// Saves the total of a shift after every change, until the saver is released.
///
///     let saver = Saver(of: shift, in: archive, on: agenda)
///     shift.take("soup", for: 4)
///     agenda.run()
///     archive.entries                       // ["total 4"]
final class Saver {
  private let shift: Shift
  private let archive: Archive
  private let agenda: Agenda

  init(of shift: Shift, in archive: Archive, on agenda: Agenda) {
    self.shift = shift
    self.archive = archive
    self.agenda = agenda
    follow()
  }

  private func follow() {
    withObservationTracking {
      _ = shift.total
    } onChange: { [weak self, agenda] in
      // Why 6: this is report 10. The shift keeps this closure alive until the
      // total changes. If the closure keeps the saver, and the saver keeps the
      // shift, none of them is ever freed, and the saver tracks the shift again
      // after every change.
      agenda.add { self?.save() }
    }
  }

  private func save() {
    archive.save("total \(shift.total)")
    follow()
  }
}
