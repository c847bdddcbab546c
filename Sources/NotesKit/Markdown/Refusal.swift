// What Markdown has and the parser doesn't know, because no page needs it.

/// A place on a page that the parser refuses to read.
public struct Refusal: Sendable, Equatable, CustomStringConvertible {
  /// The line in the source, counted from 1.
  public let line: Int
  /// What is there.
  public let reason: Reason

  /// `not known here: a block quote; write a paragraph`.
  public var description: String { "not known here: \(reason.rawValue)" }

  /// What the parser doesn't know, and what to write instead.
  public enum Reason: String, Error, Sendable, CaseIterable {
    // Blocks
    case quote = "a block quote; write a paragraph"
    case rule = "a line of marks; begin a heading with #, leave out a rule"
    case heading = "this heading; write #, ## or ###, a space and the words"
    case bullet = "this bullet; begin an item with '- ' or '1. '"
    case fence = "this fence; write ``` and, behind it, no backtick"
    case openFence = "a fence without an end; write ``` below the code"
    case comment = "this comment; write <!-- … --> on a line of its own"
    case footnote = "a footnote that is no paragraph; write one"
    case row = "a row without | at its end; write it"
    case columns = "a table without | --- | below its first row; write it"
    case cells = "a row with more or fewer cells; make them as many everywhere"
    case inItem = "this block in an item; put it below the list"
    case indent = "this indent; take an item's own, four for code, or none"
    case unparted = "a block right below another; put a blank line between"
    case lineEnd = "a space at the end of a line; leave it out"
    // Inlines
    case backtick = "this code span; write one backtick on each side"
    case star = "this star; write *words* or **words**, or `*`"
    case nested = "a mark inside another one's words; leave one out"
    case brackets = "these brackets; write [words](address) or [^label]"
    case image = "an image; draw it in a fence ```text"
    case backslash = "a backslash; put it between backticks"
    case underscore = "a second underscore; write *words*, or `a_name`"
    case angle = "the sign <; write [words](address), or `<`"
    case ampersand = "the sign &; write 'and', or `&`"
    case tilde = "the sign ~; write `~`"
    case tab = "a tab; write spaces"
  }
}
