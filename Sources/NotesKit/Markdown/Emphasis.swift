// Pairs runs of `*` and `_` into emphasis and strong.

/// A part of a line of prose before emphasis is resolved.
enum Piece {
  case text(String)
  case inline(Inline)
  case delimiter(DelimiterRun)
}

/// A run of `*` or `_` and what it can do, by the characters beside it.
struct DelimiterRun {
  let mark: UInt8
  /// How many marks it had, and how many of them are not paired yet.
  let length: Int
  var count: Int
  let canOpen: Bool
  let canClose: Bool

  /// The run as text.
  var text: String {
    String(decoding: Array(repeating: mark, count: count), as: UTF8.self)
  }
}

extension DelimiterRun {
  /// Applies CommonMark's rules of left- and right-flanking runs. A run of
  /// more than three marks is text.
  init(mark: UInt8, count: Int, before: UInt8?, after: UInt8?) {
    func isBlank(_ byte: UInt8?) -> Bool { byte.map { $0 <= 0x20 } ?? true }
    func isMark(_ byte: UInt8?) -> Bool { byte?.isPunctuation ?? false }
    func leans(to near: UInt8?, from far: UInt8?) -> Bool {
      !isBlank(near) && (!isMark(near) || isBlank(far) || isMark(far))
    }
    let isLeft = leans(to: after, from: before)
    let isRight = leans(to: before, from: after)
    let isUnderscore = mark == UInt8(ascii: "_")
    self.mark = mark
    length = count
    self.count = count
    canOpen =
      count <= 3 && isLeft && (!isUnderscore || !isRight || isMark(before))
    canClose =
      count <= 3 && isRight && (!isUnderscore || !isLeft || isMark(after))
  }

  /// Whether a later run may close this one. By CommonMark's rule of three, a
  /// run that can both open and close goes with another one only if their
  /// lengths do not add up to a multiple of three, or are two of them: so the
  /// middle run of `**2*3 = 6**` is text.
  func pairs(with closing: DelimiterRun) -> Bool {
    guard mark == closing.mark else { return false }
    return !canClose && !closing.canOpen
      || !(length + closing.length).isMultiple(of: 3)
      || length.isMultiple(of: 3) && closing.length.isMultiple(of: 3)
  }
}

/// The resolution of the runs in one text.
///
/// Open runs are on a stack, each with the inlines after it. A closing run
/// pairs with the nearest open one that it fits; those above it are text. As
/// each is taken off once, and few are open at one time, the time is linear.
struct Emphasis {
  /// The open runs at one time; any more are text, so that the tree of
  /// inlines is never too deep to walk.
  private static let depthLimit = 32

  /// The inlines at the bottom, outside all runs.
  private var root = InlineList()
  private var open: [(run: DelimiterRun, content: InlineList)] = []

  /// Returns the inlines with emphasis in place of the runs.
  static func resolve(_ pieces: ArraySlice<Piece>) -> [Inline] {
    var emphasis = Emphasis()
    for piece in pieces {
      switch piece {
      case .text(let text): emphasis.append { $0.append(text) }
      case .inline(let inline): emphasis.append { $0.append(inline) }
      case .delimiter(let run): emphasis.append(run)
      }
    }
    while !emphasis.open.isEmpty { emphasis.popAsText() }
    return emphasis.root.finished()
  }

  private mutating func append(_ change: (inout InlineList) -> Void) {
    if open.isEmpty {
      change(&root)
    } else {
      change(&open[open.count - 1].content)
    }
  }

  private mutating func append(_ run: DelimiterRun) {
    var run = run
    while run.canClose, run.count > 0,
      open.contains(where: { $0.run.pairs(with: run) })
    {
      while !open[open.count - 1].run.pairs(with: run) { popAsText() }
      pair(&run)
    }
    guard run.count > 0 else { return }
    if run.canOpen, open.count < Self.depthLimit {
      open.append((run, InlineList()))
    } else {
      append { $0.append(run.text) }
    }
  }

  /// Pairs a closing run with the open one at the top.
  private mutating func pair(_ closing: inout DelimiterRun) {
    var (run, content) = open.removeLast()
    let used = min(run.count, closing.count, 2)
    run.count -= used
    closing.count -= used
    let inner = content.finished()
    let inline: Inline = used == 2 ? .strong(inner) : .emphasis(inner)
    if run.count > 0 { open.append((run, InlineList())) }
    append { $0.append(inline) }
  }

  private mutating func popAsText() {
    let (run, content) = open.removeLast()
    append {
      $0.append(run.text)
      $0.append(contentsOf: content)
    }
  }
}

/// Inlines in which texts side by side become one.
private struct InlineList {
  private var inlines: [Inline] = []
  private var text = ""

  mutating func append(_ more: String) { text += more }

  mutating func append(_ inline: Inline) {
    endText()
    inlines.append(inline)
  }

  mutating func append(contentsOf other: InlineList) {
    for inline in other.inlines {
      if case .text(let text) = inline {
        append(text)
      } else {
        append(inline)
      }
    }
    append(other.text)
  }

  mutating func finished() -> [Inline] {
    endText()
    return inlines
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    inlines.append(.text(text))
    text = ""
  }
}
