import GradingKit
import Testing

@testable import SaveOnChange

@MainActor
@Suite("12.2 SaveOnChange", .exercise())
struct SaveOnChangeTests: ExerciseSuite {
  let list = TodoList("flour", "sugar")
  let agenda = Agenda()
  let disk = Disk()
  let holder = Holder()

  @Test func `a change is saved after two quiet seconds`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(2)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); one title changed, and then two seconds passed, so the lines \
      should be saved once. A closure that reads items, but no title, is \
      notified only when the array changes
      """)
  }

  @Test func `isDone is saved, too`() {
    start()
    list.items[1].isDone = true
    agenda.pass(2)
    expect(
      disk.saves, is: [["[ ] flour", "[x] sugar"]],
      """
      \(saved); the sugar was marked as done, and two seconds passed, so the \
      new lines should be saved
      """)
  }

  @Test func `without a change nothing is saved`() {
    start()
    expect(
      agenda.isEmpty, is: true,
      """
      nothing has changed, but the agenda has work; a tracking is notified of \
      a change, so there's no need to check again and again
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [],
      """
      \(saved), but nothing has changed; the contents at the start count as \
      saved
      """)
  }

  @Test func `nothing is saved before the two seconds are over`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    expect(
      disk.saves, is: [],
      "\(saved) one second after a change; save only after two quiet seconds")
  }

  @Test func `changes after a save are saved, too`() {
    start()
    for title in ["rye", "oats", "bran"] {
      list.items[0].title = title
      agenda.pass(5)
    }
    expect(
      disk.saves,
      is: [
        ["[ ] rye", "[ ] sugar"], ["[ ] oats", "[ ] sugar"],
        ["[ ] bran", "[ ] sugar"],
      ],
      """
      \(saved); a title changed three times, every five seconds, so there \
      should be three saves. A tracking is notified only once, so start a new \
      tracking each time
      """)
  }

  @Test func `many changes are saved once, with the last values`() {
    start()
    list.items[0].title = "rye"
    list.items[1].isDone = true
    agenda.pass()
    list.items[0].title = "oats"
    agenda.pass(5)
    expect(
      disk.saves, is: [["[ ] oats", "[x] sugar"]],
      """
      \(saved); three changes were made at the same moment, and then five \
      seconds passed, so there should be one save, with the last values
      """)
  }

  @Test func `each change restarts the two seconds`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    list.items[1].isDone = true
    agenda.pass(1)
    list.items.reverse()
    agenda.pass(1)
    expect(
      disk.saves, is: [],
      """
      \(saved); three changes were made, a second apart, and the last was one \
      second ago, so nothing should be saved yet. A saver that counts from the \
      first change saves in the middle of the work; a saver that tracks again \
      only after a save isn't notified of the second change
      """)
    agenda.pass(1)
    expect(
      disk.saves, is: [["[x] sugar", "[ ] rye"]],
      """
      \(saved); the last of three changes was two seconds ago, so now there \
      should be one save
      """)
  }

  @Test func `an earlier wait ends without a save`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    list.items[0].title = "oats"
    agenda.pass(4)
    expect(
      disk.saves, is: [["[ ] oats", "[ ] sugar"]],
      """
      \(saved); a title changed twice, a second apart, and the first change's \
      wait must end without a save
      """)
    expect(
      agenda.isEmpty, is: true,
      """
      two seconds after everything was saved, the agenda still has work; no \
      work should be left then
      """)
  }

  @Test func `waits don't pile up`() {
    start()
    for round in 1...8 {
      list.items[0].title += "!"
      agenda.pass(1)
      list.items[0].title += "!"
      if round.isMultiple(of: 2) { holder.saver?.saveNow() }
      agenda.pass(5)
    }
    list.items[0].title += "!"
    agenda.pass()
    expect(
      work, hasAtMost: 4,
      """
      \(work.count) pieces of work are on the agenda after the last of 17 \
      changes, but there should be at most 4; a saver that tracks twice after \
      one change is notified twice of the next change
      """)
  }

  @Test func `an item that was added later is followed like the others`() {
    start()
    list.items.append(TodoItem("salt"))
    agenda.pass(5)
    list.items[2].title = "sea salt"
    agenda.pass(5)
    expect(
      disk.saves,
      is: [
        ["[ ] flour", "[ ] sugar", "[ ] salt"],
        ["[ ] flour", "[ ] sugar", "[ ] sea salt"],
      ],
      """
      \(saved); salt was added, and renamed five seconds later, so there \
      should be two saves. A saver that tracks inside onChange reads the list \
      before the new item is in the list
      """)
  }

  @Test func `a selection doesn't count as a change`() {
    start()
    list.items[0].isSelected = true
    agenda.pass(5)
    expect(
      disk.saves, is: [],
      """
      \(saved), but an item was only selected; a selection isn't in the lines
      """)
    list.items[0].title = "rye"
    agenda.pass(1)
    list.items[0].isSelected = false
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); a title changed two seconds ago, so it should be saved now. \
      The selection changed in between, but a selection isn't in the lines, so \
      it should not restart the two seconds
      """)
  }

  @Test func `saveNow saves unsaved changes immediately`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); saveNow was called one second after a change, and should have \
      saved that change immediately
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); after saveNow, nothing changed, so there should be one save. A \
      change that saveNow saved should not be saved again when its two seconds \
      are over
      """)
    expect(
      agenda.isEmpty, is: true,
      """
      nine seconds after saveNow saved everything, the agenda still has work; \
      no work should be left then
      """)
  }

  @Test func `saveNow does nothing if everything is saved`() {
    start()
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [],
      """
      \(saved) when saveNow was called, but nothing has changed since the \
      start; the contents at the start count as saved
      """)
    list.items[0].title = "rye"
    agenda.pass(5)
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); a change was already saved before saveNow was called, so there \
      should be one save
      """)
  }

  @Test func `saveNow doesn't wait for the agenda`() {
    start()
    list.items[0].title = "rye"
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); a title changed and saveNow was called before the agenda ran, \
      so there should be one save. If only work on the agenda notes the \
      change, saveNow doesn't know about it yet
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); after saveNow, the agenda ran but nothing more changed, so \
      there should be one save
      """)
  }

  @Test func `changes after saveNow are saved, too`() {
    start()
    list.items[0].title = "rye"
    holder.saver?.saveNow()
    agenda.pass()
    list.items[0].title = "oats"
    agenda.pass(5)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"], ["[ ] oats", "[ ] sugar"]],
      """
      \(saved); saveNow saved the first change. The second change came after a \
      run of the agenda, and then five seconds passed, so the second change \
      should be saved, too
      """)
  }

  @Test func `a change after saveNow has two seconds of its own`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    holder.saver?.saveNow()
    agenda.pass()
    list.items[0].title = "oats"
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); saveNow has already saved rye, so the two quiet seconds that \
      began with rye must end without a save. The title changed to oats only \
      one second ago, so oats shouldn't be saved yet
      """)
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"], ["[ ] oats", "[ ] sugar"]],
      """
      \(saved); saveNow saved rye, and the title changed to oats two seconds \
      ago, so oats should be saved now
      """)
  }

  @Test func `an unreferenced saver is freed immediately`() {
    expect(
      gone: traceOfSaver {},
      """
      the last reference to the saver was released, but the saver wasn't \
      freed; the list keeps onChange until something changes, and onChange \
      keeps what it captures strongly
      """)
    expect(
      gone: traceOfSaver { list.items[0].title = "rye" },
      """
      after a title changed, the last reference to the saver was released, but \
      the saver wasn't freed; work on the agenda keeps what it captures strongly
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [],
      """
      \(saved), but the last reference to the saver was released right after \
      the change, so nothing more should be saved
      """)
  }

  @Test func `a saver released during its two seconds saves nothing`() {
    expect(
      gone: traceOfSaver {
        list.items[0].title = "rye"
        agenda.pass(1)
      },
      """
      one second after a change, the last reference to the saver was released, \
      but the saver wasn't freed; work on the agenda must not keep it alive
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [],
      """
      \(saved) after the saver was released; a freed saver should save nothing
      """)
  }
}
