import GradingKit
import Testing

@testable import SaveOnChange

extension SaveOnChangeTests {
  @Test func `whatever happens, in any order`() async {
    await tryWalks(SaverWalk.self, walks: 120)
  }
}

/// A list with a saver, which is replaced now and then.
private final class SaverWalk: Walk {
  private let agenda = Agenda()
  private let list = TodoList("flour", "eggs")
  private var removed: TodoItem?
  private var disk = Disk()
  private var saver: Saver?
  private weak var oldSaver: Saver?
  // The lines of the list, the saved lines, and when they're saved next.
  private var titles = ["flour", "eggs"]
  private var areDone = [false, false]
  private var saved: [String] = []
  private var saves: [[String]] = []
  private var due: Int?
  private var names = 0
  /// The effect of a change between `saveNow()` and the next run is left open.
  private var hasJustSaved = false

  init() { makeSaver() }

  private func makeSaver() {
    disk = Disk()
    saver = Saver(list, on: agenda) { [disk] in disk.saves.append($0) }
    (saved, saves, due) = (lines, [], nil)
  }

  private var lines: [String] {
    zip(titles, areDone).map { "[\($1 ? "x" : " ")] \($0)" }
  }

  /// Saves unsaved lines.
  private func save() {
    due = nil
    guard lines != saved else { return }
    saved = lines
    saves.append(lines)
  }

  var moves: [Move] {
    if !hasJustSaved {
      for (index, title) in titles.enumerated() {
        change("\(title) was renamed") {
          self.names += 1
          self.titles[index] = "task \(self.names)"
          self.list.items[index].title = "task \(self.names)"
        }
        // Lines that changed back to what was saved are left open.
        if !saved.contains("[\(areDone[index] ? " " : "x")] \(title)") {
          change("\(title) was \(areDone[index] ? "un" : "")ticked") {
            self.areDone[index].toggle()
            self.list.items[index].isDone.toggle()
          }
        }
      }
      if let title = titles.first, Array(lines.dropFirst()) != saved {
        change("\(title) was removed") {
          self.titles.removeFirst()
          self.areDone.removeFirst()
          self.removed = self.list.items.removeFirst()
        }
      }
      if let title = titles.first, ["[ ] \(title)"] + lines != saved {
        change("another \(title) was added at the beginning") {
          self.titles.insert(title, at: 0)
          self.areDone.insert(false, at: 0)
          self.list.items.insert(TodoItem(title), at: 0)
        }
      }
      if let title = titles.first, lines != saved,
        ["[\(areDone[0] ? " " : "x")] \(title)"] + lines.dropFirst() != saved
      {
        change("\(title) was ticked and unticked, or the reverse") {
          self.list.items[0].isDone.toggle()
          self.list.items[0].isDone.toggle()
        }
      }
      if Array(lines.reversed()) != lines, Array(lines.reversed()) != saved {
        change("the order of the items was reversed") {
          self.titles.reverse()
          self.areDone.reverse()
          self.list.items.reverse()
        }
      }
      change("an item was added at the beginning") {
        self.names += 1
        self.titles.insert("task \(self.names)", at: 0)
        self.areDone.insert(false, at: 0)
        self.list.items.insert(TodoItem("task \(self.names)"), at: 0)
      }
    }
    if let removed {
      Move("an item that was removed earlier was renamed") {
        removed.title += "!"
      }
    }
    if !titles.isEmpty {
      Move("an item was selected or deselected") {
        self.list.items[0].isSelected.toggle()
      }
    }
    Move("saveNow was called") {
      self.save()
      self.hasJustSaved = true
      self.saver?.saveNow()
    }
    for seconds in [0, 1, 1, 2] {
      Move("agenda.pass(\(seconds)) was called") {
        if let due = self.due, due <= self.agenda.now + seconds { self.save() }
        self.hasJustSaved = false
        self.agenda.pass(seconds)
      }
    }
    Move("the saver was released, and a new saver was made") {
      self.hasJustSaved = false
      self.oldSaver = self.saver
      self.makeSaver()
    }
  }

  private func change(_ name: String, _ change: @escaping () -> Void) -> Move {
    Move(name) {
      change()
      self.due = self.agenda.now + 2
    }
  }

  var facts: [Fact] {
    Fact(
      "the lines that were saved are", disk.saves, is: saves,
      """
      two seconds after the last change, or when saveNow is called, the lines \
      should be saved once, unless they're saved already
      """)
    Fact(
      oldSaver == nil,
      """
      the old saver was released but not freed; neither trackings nor work on \
      the agenda should keep it alive
      """)
  }
}
