import Foundation
import NotesKit
import Testing

struct `Drawings in words` {
  static let drawings = [
    // Each view of a tree is a sentence with its place and its causes. A second
    // tree begins again, and what has gone has no place.
    (
      """
      tapped
      Shop  ◀─ state account  ◀─ mounted, 2 times
      ├─ Page
      │  └─ Row [0]  ◀─ inputs changed
      │          ◀─ property Store.name
      ├─ Row × 5
      └─ Foot
      Sign  ◀─ property Truck.menu
      └─ Line
      gone: Line [1]  ◀─ inputs changed
      done
      """,
      """
      tapped
      level 1: Shop, evaluated: state account; mounted, 2 times
      level 2, in Shop: Page, not evaluated
      level 3, in Page: Row [0], evaluated: inputs changed; property Store.name
      level 2, in Shop: 5 Row, not evaluated
      level 2, in Shop: Foot, not evaluated
      level 1: Sign, evaluated: property Truck.menu
      level 2, in Sign: Line, not evaluated
      gone: Line [1], evaluated: inputs changed
      done
      """
    ),
    // Each row of a table of evaluations is a sentence.
    (
      """
      tapped
      view        cause                           bodies
      ErrandList  object will change ErrandStore       1
      ErrandRow   inputs changed                      17
      done                                             1 time
      view  cause  bodies
      """,
      """
      tapped
      ErrandList, cause object will change ErrandStore: 1 body
      ErrandRow, cause inputs changed: 17 bodies
      done                                             1 time
      no body was evaluated
      """
    ),
    // Each row of a trace is a sentence.
    (
      """
      10

      traced:
        1 reads      a  b
        2 reads      a
        set             b  1 is notified
          3 reads    a
          set        a
                     2 and 3 are notified and end
            4 waits  a
        1 ends
        reads        a
        set          a  no observer is notified
      """,
      """
      10

      traced:
        tracking 1 reads a and b
        tracking 2 reads a
        b is set: tracking 1 is notified
        inside onChange: tracking 3 reads a
        inside onChange: a is set: trackings 2 and 3 are notified and end
        inside onChange, 2 deep: tracking 4 waits for a
        tracking 1 ends
        a is read
        a is set: no observer is notified
      """
    ),
  ]

  @Test(arguments: drawings)
  func `each line of a drawing is a sentence`(drawing: String, words: String) {
    #expect(drawingsInWords(drawing) == words)
  }

  @Test(arguments: [
    (
      "Menu\nLine  ◀─ mounted\nFoot",
      """
      level 1: Menu, not evaluated
      level 1: Line, evaluated: mounted
      level 1: Foot, not evaluated
      """
    ),
    ("Menu\n└─ Line\nno body was evaluated", "no body was evaluated"),
  ])
  func `of a text that is a tree alone, each line is a view`(
    tree: String, words: String
  ) {
    #expect(treeInWords(tree) == words)
  }

  @Test(arguments: [
    "", "one\n\ntwo", "traced:\n  no reads, no notifications",
    "a  b\n1 reads  a", "[x] post\n    indented",
  ])
  func `other text stays as it is`(text: String) {
    #expect(drawingsInWords(text) == text)
  }

  @Test func `no output of a chapter keeps a line of a drawing`() throws {
    let chapters = URL(filePath: #filePath)
      .appending(path: "../../../../Chapters").standardized
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: chapters.path(percentEncoded: false))
    var count = 0
    for page in files where page.hasSuffix("/Notes.md") {
      let text = try String(
        contentsOf: chapters.appending(path: page), encoding: .utf8)
      for located in Document(parsing: text).blocks {
        guard case .code(let info, let output) = located.block,
          info.hasPrefix("output"), isDrawn(output)
        else { continue }
        count += 1
        #expect(
          !isDrawn(drawingsInWords(output)), "\(page):\(located.line)")
      }
    }
    #expect(count > 20)
  }

  /// Whether a text has a line of a box, or the head of an arrow.
  private func isDrawn(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) }
  }
}

struct `Pictures in words` {
  static let page = """
    Look:

    <!-- plain: A view asks the `store`. -->
    <!-- plain: The store answers. -->
    ```text
    view ──▶ store
    ```

    <!-- note -->
    ```text
    kept
    ```
    """

  private static let words = "A view asks the `store`. The store answers."
  private static let narrow = "A view asks the\n`store`. The\nstore answers."
  private static let picture = "    view ──▶ store"

  @Test(arguments: [
    (Display(plain: true), words), (Display(width: 17), narrow),
    (Display(width: 18), picture), (Display(), picture),
  ])
  func `words stand for a picture where it is plain, or too narrow`(
    display: Display, shown: String
  ) {
    #expect(
      render(Self.page, display) == "Look:\n\n\(shown)\n\n    kept\n")
  }
}
