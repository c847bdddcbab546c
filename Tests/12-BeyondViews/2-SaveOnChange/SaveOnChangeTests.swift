import GradingKit
import Testing

@testable import SaveOnChange

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
      \(saved); one title has changed, and then two seconds have passed. A \
      closure that reads items, and no title, is told of the array alone
      """)
  }

  @Test func `what is done is saved as well`() {
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
      nothing has changed, and the agenda has work; a tracking that waits for \
      a change is told, and need not look again and again
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [],
      "\(saved), and nothing has changed; what is there at the start is saved")
  }

  @Test func `nothing is saved before the two seconds are over`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    expect(
      disk.saves, is: [],
      "\(saved), and the change was one second ago; it takes two")
  }

  @Test func `it goes on after a save`() {
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
      told once, so each one has to be followed by the next
      """)
  }

  @Test func `many changes are saved once, as they are at the end`() {
    start()
    list.items[0].title = "rye"
    list.items[1].isDone = true
    list.items[0].title = "oats"
    agenda.pass(5)
    expect(
      disk.saves, is: [["[ ] oats", "[x] sugar"]],
      """
      \(saved); three changes in one go are one save, of what is there when \
      the two seconds are over
      """)
  }

  @Test func `a change begins the two seconds anew`() {
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
      one that tracks again only after a save never hears of the second change
      """)
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] oats", "[x] sugar"]],
      "\(saved); then one more second has passed, so it was quiet for two")
  }

  @Test func `each wait is over once`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    list.items[0].title = "oats"
    agenda.pass(9)
    expect(
      disk.saves, is: [["[ ] oats", "[ ] sugar"]],
      "\(saved); the wait of the first change must end without a save")
    expect(
      agenda.isEmpty, is: true,
      """
      all is saved, and seven seconds later the agenda still has work; when \
      all is saved, nothing waits
      """)
  }

  @Test func `waits do not pile up`() {
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
      saver that tracks twice after a change is told twice of the next
      """)
  }

  @Test func `an item that came later is followed like the others`() {
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

  @Test func `a selection is no change`() {
    start()
    list.items[0].isSelected = true
    agenda.pass(5)
    expect(
      disk.saves, is: [],
      """
      \(saved), and an item was selected, no more; a selection is not in the \
      lines
      """)
    list.items[0].title = "rye"
    agenda.pass(1)
    list.items[0].isSelected = false
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); the title changed two seconds ago. A selection in between is \
      not in the lines, so it does not start the two seconds again
      """)
  }

  @Test func `saveNow saves at once what is not saved yet`() {
    start()
    list.items[0].title = "rye"
    agenda.pass(1)
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      "\(saved); a change was waiting, and saveNow does not wait")
    agenda.pass(9)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); then nothing has changed. What saveNow has saved is not saved \
      once more when its two seconds are over
      """)
  }

  @Test func `saveNow does nothing if all is saved`() {
    start()
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [],
      """
      \(saved), and nothing has changed since the start; what is there at \
      the start counts as saved
      """)
    list.items[0].title = "rye"
    agenda.pass(5)
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      "\(saved); the change was saved before saveNow was called")
  }

  @Test func `saveNow need not wait for the agenda`() {
    start()
    list.items[0].title = "rye"
    holder.saver?.saveNow()
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      """
      \(saved); a title has changed, saveNow was called, and the agenda has \
      not run. What is noted only on the agenda is not yet known to saveNow
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"]],
      "\(saved); then the agenda ran, and nothing more has changed")
  }

  @Test func `it goes on after saveNow`() {
    start()
    list.items[0].title = "rye"
    holder.saver?.saveNow()
    agenda.pass()
    list.items[0].title = "oats"
    agenda.pass(5)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"], ["[ ] oats", "[ ] sugar"]],
      """
      \(saved); one change was saved by saveNow, the next one came after a run \
      of the agenda and was left alone for five seconds
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
      two seconds of the rye must end without a save
      """)
    agenda.pass(1)
    expect(
      disk.saves, is: [["[ ] rye", "[ ] sugar"], ["[ ] oats", "[ ] sugar"]],
      "\(saved); then the oats were left alone for two seconds")
  }

  @Test func `a saver that nobody holds is gone at once`() {
    expect(
      gone: traceOfSaver {},
      """
      nobody holds the saver, and it is still there; the list keeps onChange \
      until something changes, and onChange keeps what it captures
      """)
    expect(
      gone: traceOfSaver { list.items[0].title = "rye" },
      """
      nobody holds the saver, which was just told of a change, and it is still \
      there; work on the agenda keeps what it captures strongly
      """)
  }

  @Test func `a saver that is let go in its two seconds saves nothing`() {
    expect(
      gone: traceOfSaver {
        list.items[0].title = "rye"
        agenda.pass(1)
      },
      """
      nobody holds the saver, and for one more second the agenda does; its \
      work must not hold the saver
      """)
    agenda.pass(9)
    expect(
      disk.saves, is: [],
      """
      \(saved) by a saver that is gone; a saver that is freed saves nothing
      """)
  }
}
