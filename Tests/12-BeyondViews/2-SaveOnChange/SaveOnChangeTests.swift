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
      \(saved); one title changed, and then two seconds passed. A closure that \
      reads items, but no title, is only notified of the array
      """)
  }

  @Test func `isDone is saved, too`() {
    start()
    list.items[1].isDone = true
    agenda.pass(2)
    expect(
      disk.saves, is: [["[ ] flour", "[x] sugar"]],
      "\(saved); the sugar is done, and the lines say so")
  }

  @Test func `without a change nothing is saved`() {
    start()
    expect(
      agenda.isEmpty, is: true,
      """
      nothing has changed, and the agenda has work; a tracking is notified of \
      a change, so there's no need to check again and again
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [],
      """
      \(saved), and nothing has changed; the contents at the start count as \
      saved
      """)
  }

  @Test func `nothing is saved before the two seconds are over`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    expect(
      disk.saves, is: [],
      "\(saved), and the change was one second ago; it takes two")
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
      \(saved); three titles, each five seconds after the last. A tracking is \
      notified once, so start the next one each time
      """)
  }

  @Test func `many changes are saved once, with the last values`() {
    start()
    list.items[0].title = "rye"
    list.items[1].isDone = true
    list.items[0].title = "oats"
    agenda.pass(5)
    expect(
      disk.saves, is: [["[ ] oats", "[x] sugar"]],
      """
      \(saved); three changes in one go are one save, with the values at the \
      end of the two seconds
      """)
  }

  @Test func `each change restarts the two seconds`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    list.items[1].isDone = true
    agenda.pass(1)
    list.items[0].title = "oats"
    agenda.pass(1)
    expect(
      disk.saves, is: [],
      """
      \(saved); three changes, a second apart, and one second of quiet. A \
      saver that counts from the first change saves in the middle of the work; \
      a saver that tracks again only after a save isn't notified of the second \
      change
      """)
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] oats", "[x] sugar"]],
      "\(saved); then one more second has passed, so it was quiet for two")
  }

  @Test func `an earlier wait ends without a save`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    list.items[0].title = "oats"
    agenda.pass(9)
    expect(
      disk.saves, is: [["[ ] oats", "[ ] sugar"]],
      "\(saved); the first change's wait must end without a save")
    expect(
      agenda.isEmpty, is: true,
      """
      everything is saved, and seven seconds later the agenda still has work; \
      when everything is saved, no work should be left
      """)
  }

  @Test func `waits don't pile up`() {
    start()
    for _ in 1...8 {
      list.items[0].title += "!"
      agenda.pass(5)
    }
    list.items[0].title += "!"
    agenda.pass()
    expect(
      work, hasAtMost: 4,
      """
      \(work.count) pieces of work are on the agenda after the ninth change; a \
      saver that tracks twice after a change is notified twice of the next
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
      \(saved); salt was added, and renamed five seconds later. A saver that \
      tracks inside onChange reads the list before the new item is in it
      """)
  }

  @Test func `a selection doesn't count as a change`() {
    start()
    list.items[0].isSelected = true
    agenda.pass(5)
    expect(
      disk.saves, is: [],
      """
      \(saved), and an item was only selected; a selection isn't in the lines
      """)
    list.items[0].title = "rye"
    agenda.pass(1)
    list.items[0].isSelected = false
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); the title changed two seconds ago. A selection in between \
      isn't in the lines, so it doesn't restart the two seconds
      """)
  }

  @Test func `saveNow saves unsaved changes immediately`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      "\(saved); a change was waiting, and saveNow doesn't wait")
    agenda.pass(9)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); then nothing changed. A change that saveNow saved isn't saved \
      again when its two seconds are over
      """)
  }

  @Test func `saveNow does nothing if everything is saved`() {
    start()
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [],
      """
      \(saved), and nothing has changed since the start; the contents at the \
      start count as saved
      """)
    list.items[0].title = "rye"
    agenda.pass(5)
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      "\(saved); the change was saved before saveNow was called")
  }

  @Test func `saveNow doesn't wait for the agenda`() {
    start()
    list.items[0].title = "rye"
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); a title changed, saveNow was called, and the agenda hasn't \
      run. saveNow can't know yet what you only note on the agenda
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      "\(saved); then the agenda ran, and nothing more has changed")
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
      \(saved); one change was saved by saveNow; the next change came after a \
      run of the agenda, and five seconds passed
      """)
  }

  @Test func `a change after saveNow has two seconds of its own`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    holder.saver?.saveNow()
    list.items[0].title = "oats"
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); rye was saved by saveNow, and oats came one second ago. The \
      two seconds for rye must end without a save
      """)
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"], ["[ ] oats", "[ ] sugar"]],
      "\(saved); then nothing changed for two seconds")
  }

  @Test func `an unreferenced saver is freed immediately`() {
    expect(
      gone: traceOfSaver {},
      """
      the last reference to the saver was released, but it's still alive; the \
      list keeps onChange until something changes, and onChange keeps what it \
      captures
      """)
    expect(
      gone: traceOfSaver { list.items[0].title = "rye" },
      """
      the saver was notified of a change and then released, but it's still \
      alive; work on the agenda keeps what it captures strongly
      """)
  }

  @Test func `a saver released during its two seconds saves nothing`() {
    expect(
      gone: traceOfSaver {
        list.items[0].title = "rye"
        agenda.pass(1)
      },
      """
      the saver was released during its two seconds, but it's still alive; \
      work on the agenda must not keep it
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [],
      """
      \(saved) after the saver was released; a freed saver saves nothing
      """)
  }
}
