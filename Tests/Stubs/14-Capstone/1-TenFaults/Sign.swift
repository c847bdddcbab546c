// TODO 5: Find what is wrong in this file, if anything is.
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
    show(shift.open)
  }

  private func follow() {
    withObservationTracking {
      _ = shift.open
    } onChange: { [weak self] in
      guard let self else { return }
      let open = shift.open
      agenda.add { [weak self] in self?.show(open) }
    }
  }

  private func show(_ open: Int) {
    lines.append("\(open) open")
    follow()
  }
}
