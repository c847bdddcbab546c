// The hits of a search as a page: a heading for each page that has some, with
// the command that shows it.

import NotesKit

/// Tells a learner where a text stands.
struct SearchText {
  let search: WordSearch
  let display: Display

  func text(of hits: [Hit]) -> String {
    var blocks: [Block] = []
    var items: [[Block]] = []
    func close() {
      if !items.isEmpty { blocks.append(.list(start: nil, items: items)) }
      items = []
    }
    for (index, hit) in hits.enumerated() {
      if index == 0 || hits[index - 1].page != hit.page {
        close()
        blocks.append(.heading(level: 2, [.text(hit.page)]))
        blocks.append(.paragraph([.code(hit.command)]))
      }
      items.append([.paragraph(words(of: hit))])
    }
    close()
    let count = hits.count == 1 ? "1 place" : "\(hits.count) places"
    let title = Block.heading(
      level: 1, [.text("“\(search.wanted)” stands in \(count)")])
    return Renderer(display).render([title] + blocks)
  }

  private func words(of hit: Hit) -> [Inline] {
    let excerpt = hit.excerpt
    let place: [Inline] =
      hit.section.isEmpty ? [] : [.emphasis([.text(hit.section)]), .text(": ")]
    return place
      + [
        .text(excerpt.before), .strong([.text(excerpt.found)]),
        .text(excerpt.after),
      ]
  }
}
