// The map of this module, which reads Markdown and shows it in a terminal.
// Markdown goes this way:
//
//   Document           a page as blocks, which hold inlines: BlockParser cuts the
//                      lines, InlineParser the prose. What no page uses is
//                      refused, with its line
//   Display            the abilities of the output: width, colour, links, plain
//                      words; and the options that choose them
//   DrawingsInWords,   the sentences in place of drawings, for a plain display
//   PicturesInWords
//   Renderer           turns blocks into the lines of one display. Spans breaks
//                      lines, TerminalText measures text, SwiftTokens colours
//                      code, and DiffLine marks a line of a diff
//   Console            where the lines go: standard output, a pager, or a person,
//                      who is asked. PageSize says what fits on a page
