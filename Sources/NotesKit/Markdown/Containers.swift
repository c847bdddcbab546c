// Block quotes and lists: the blocks with blocks inside.

extension BlockParser {
  mutating func quote() -> Block {
    var content: [Line] = []
    var tail = ParagraphTail()
    while index < lines.count {
      var line = lines[index]
      if line.isQuote {
        let text = Substring(line.content.utf8.dropFirst())
        line = Line(text, number: line.number).dropping(columns: 1)
      } else if !continuesParagraph(tail) {
        break
      }
      tail.append(line)
      content.append(line)
      index += 1
    }
    return .quote(parseNested(content))
  }

  mutating func list(_ first: ListMarker) -> Block {
    var items: [[Block]] = []
    var marker = first
    while true {
      items.append(parseNested(itemLines(marker)))
      let next = indexAfterBlanks()
      guard next < lines.count, let following = ListMarker(lines[next]),
        following.symbol == first.symbol
      else { break }
      marker = following
      index = next
    }
    return .list(start: first.number, items: items)
  }

  /// Returns the lines of the item that begins here, without their indent.
  private mutating func itemLines(_ marker: ListMarker) -> [Line] {
    var content = [Line(marker.content, number: lines[index].number)]
    var tail = ParagraphTail()
    tail.append(content[0])
    index += 1
    while index < lines.count {
      let line = lines[index]
      if line.isBlank {
        let next = indexAfterBlanks()
        guard next < lines.count, lines[next].indent >= marker.contentColumn
        else { break }
        content += lines[index..<next].map {
          $0.dropping(columns: marker.contentColumn)
        }
        tail.append(line)
        index = next
        continue
      }
      let isInside = line.indent >= marker.contentColumn
      guard isInside || continuesParagraph(tail) else { break }
      content.append(line.dropping(columns: marker.contentColumn))
      tail.append(content[content.count - 1])
      index += 1
    }
    return content
  }

  /// Returns the first line from here on that isn't blank.
  private func indexAfterBlanks() -> Int {
    lines[index...].firstIndex { !$0.isBlank } ?? lines.count
  }

  /// Returns whether this line, though it lacks the container's mark, goes on
  /// with a paragraph inside it.
  private func continuesParagraph(_ tail: ParagraphTail) -> Bool {
    tail.isOpen && !interruptsParagraph(at: index)
      && ListMarker(lines[index]) == nil
  }
}

/// What the last line of a container leaves open.
private struct ParagraphTail {
  /// Whether that line is prose, which a line without marks may continue.
  private(set) var isOpen = false
  private var fence: Fence?

  mutating func append(_ line: Line) {
    if let open = fence {
      if open.isClosed(by: line) { fence = nil }
      isOpen = false
    } else {
      fence = Fence(line)
      isOpen =
        fence == nil && !line.isBlank && !line.isRule
        && line.headingLevel == nil
    }
  }
}
