import Foundation
import NotesKit
import Testing

struct `Drawings in words` {
  @Test func `each view of a tree is a sentence with its place`() {
    #expect(
      drawingsInWords(
        """
        tapped
        Shop  ◀─ state account  ◀─ mounted, 2 times
        ├─ Page
        │  └─ Row [0]  ◀─ inputs changed
        ├─ Row × 5
        └─ Foot
        """) == """
          tapped
          level 1: Shop, evaluated: state account; mounted, 2 times
          level 2, in Shop: Page, not evaluated
          level 3, in Page: Row [0], evaluated: inputs changed
          level 2, in Shop: 5 Row, not evaluated
          level 2, in Shop: Foot, not evaluated
          """)
  }

  @Test func `a second tree begins again, and what has gone has no place`() {
    #expect(
      drawingsInWords(
        """
        Menu
        └─ Line  ◀─ property Menu.title
        Sign  ◀─ property Truck.menu
        └─ Line
        gone: Line [1]  ◀─ inputs changed
        done
        """) == """
          level 1: Menu, not evaluated
          level 2, in Menu: Line, evaluated: property Menu.title
          level 1: Sign, evaluated: property Truck.menu
          level 2, in Sign: Line, not evaluated
          gone: Line [1], evaluated: inputs changed
          done
          """)
  }

  @Test func `causes on lines of their own belong to the view above`() {
    #expect(
      drawingsInWords(
        """
        Page
        └─ Editor
                ◀─ property Store.name
                ◀─ property Store.isOpen
        """) == """
          level 1: Page, not evaluated
          level 2, in Page: Editor, evaluated: property Store.name; \
          property Store.isOpen
          """)
  }

  @Test func `each row of a table of evaluations is a sentence`() {
    #expect(
      drawingsInWords(
        """
        tapped
        view        cause                           bodies
        ErrandList  object will change ErrandStore       1
        ErrandRow   inputs changed                      17
        done                                             1 time
        view  cause  bodies
        """) == """
          tapped
          ErrandList, cause object will change ErrandStore: 1 body
          ErrandRow, cause inputs changed: 17 bodies
          done                                             1 time
          no body was evaluated
          """)
  }

  @Test func `of a text that is a tree alone, each line is a view`() {
    #expect(
      treeInWords("Menu\nLine  ◀─ mounted\nFoot") == """
        level 1: Menu, not evaluated
        level 1: Line, evaluated: mounted
        level 1: Foot, not evaluated
        """)
    #expect(
      treeInWords("Menu\n└─ Line\nno body was evaluated")
        == "no body was evaluated")
  }

  @Test func `each row of a trace is a sentence`() {
    #expect(
      drawingsInWords(
        """
        10

        traced:
          1 reads      a  b
          2 reads      a
          set             b  1 is told
            3 reads    a
            set        a
                       2 and 3 are told and end
              4 waits  a
          1 ends
          reads        a
          set          a  nobody is told
        """) == """
          10

          traced:
            tracking 1 reads a and b
            tracking 2 reads a
            b is set: tracking 1 is told
            inside onChange: tracking 3 reads a
            inside onChange: a is set: trackings 2 and 3 are told and end
            inside onChange, 2 deep: tracking 4 waits for a
            tracking 1 ends
            a is read
            a is set: nobody is told
          """)
  }

  @Test(arguments: [
    "", "one\n\ntwo", "traced:\n  no tracking reads, nobody is told",
    "a  b\n1 reads  a", "[x] post\n    indented",
  ])
  func `other text stays as it is`(text: String) {
    #expect(drawingsInWords(text) == text)
  }

  @Test func `the outputs of all pages have no lines of a drawing in them`()
    throws
  {
    var count = 0
    for page in `The pages of this workspace`.pages {
      let text = try String(contentsOfFile: page, encoding: .utf8)
      for located in Document(parsing: text).blocks {
        guard case .code(let info, let output) = located.block,
          info.hasPrefix("output"), output.isDrawn
        else { continue }
        count += 1
        #expect(
          !drawingsInWords(output).isDrawn, "\(page):\(located.line)")
      }
    }
    #expect(count > 20)
  }
}

extension String {
  /// Whether it has a line of a box, or the head of an arrow.
  fileprivate var isDrawn: Bool {
    unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) }
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

  private func render(_ display: Display) -> String {
    Renderer(display).render(
      Document(parsing: Self.page).blocks.map(\.block))
  }

  @Test func `a plain display shows the words in place of the picture`() {
    #expect(
      render(Display(plain: true)) == """
        Look:

        A view asks the `store`. The store answers.

            kept

        """)
  }

  @Test func `words stand for a picture that is too wide for the display`() {
    let narrow = render(Display(width: 17))
    #expect(!narrow.contains("──▶"))
    #expect(narrow.contains("answers."))
    #expect(render(Display(width: 18)).contains("view ──▶ store"))
  }

  @Test func `any other display shows the picture alone`() {
    #expect(
      render(Display()) == """
        Look:

            view ──▶ store

            kept

        """)
  }
}
