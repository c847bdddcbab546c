// Finds pictures without words, and words without a picture.

import NotesKit
import WorkbookKit

/// The pictures of a page without words for a plain display, and the words
/// without a picture.
///
/// An output needs no words: they are made of what is printed.
func pictureFindings(
  in blocks: [Document.Located], file: String
) -> [Finding] {
  var findings: [Finding] = []
  for (index, located) in blocks.enumerated() {
    func found(_ text: String) {
      findings.append(Finding(file, located.line, text))
    }
    let before = index > 0 ? blocks[index - 1].block : nil
    let next = index + 1 < blocks.count ? blocks[index + 1].block : nil
    if located.block.isPicture, before?.wordsForPicture == nil {
      found("the picture needs its words above it: <!-- plain: … -->")
    }
    if located.block.wordsForPicture != nil, next?.isCode != true,
      next?.wordsForPicture == nil
    {
      found("no picture is below these words")
    }
  }
  return findings
}

extension Block {
  fileprivate var isCode: Bool { if case .code = self { true } else { false } }

  /// Whether it is code with lines of a box or heads of arrows, and no output.
  fileprivate var isPicture: Bool {
    guard case .code(let info, let text) = self else { return false }
    return !info.hasPrefix("output")
      && text.unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) }
  }
}
