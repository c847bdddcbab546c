// The map of this module, which reads Markdown and shows it in a terminal.
// Markdown goes through these folders, in this order:
//
//   Markdown    a page becomes a Document: blocks, which hold inlines; what no
//               page uses is refused, with its line
//   Display     the abilities of the output: width, colour, links, plain words
//   Words       the sentences in place of drawings, for a plain display
//   Rendering   a Renderer turns blocks into the lines of one display
//   Output      the lines go to standard output, through a pager, or page by
//               page to a person, who is asked
//
// SceneRecord is the report of a lesson about a scene. It is here because
// LessonKit writes it and WorkbookKit reads it, and both build on this module.
//
// AnswerRecord keeps the answers to predictions. Lessons and reviews write it,
// and reviews read it.
