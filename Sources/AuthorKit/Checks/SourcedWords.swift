// Words for things that no run here can show. A sentence with one of them needs
// a footnote.
//
// To extend the list, add a word to a row, or add a row. Case matters, and a
// space matches a line end, too. Choose words that hardly ever occur in a
// sentence which a run could prove. Nothing is exempt: a sentence that means
// something else by a word has to use another one.
//
// The list leaves out "the documents say", because each chapter compares its
// documents with runs, and a bare "because", which is rarely about motives.

/// The words, by subject.
var sourcedWords: [Regex<Substring>] {
  [
    // Apple's frameworks, tools and systems.
    /\b(?:SwiftUI|SwiftData|Combine|UIKit|AppKit|Objective-C)\b/,
    /\b(?:Apple|Xcode|WWDC|Darwin|iPhone|iPad|Mac)\b/,
    /\b(?:iOS|iPadOS|macOS|tvOS|visionOS|watchOS)\b/,
    /\b[Ii]n (?:an|your|the|most) apps?\b/,
    // Versions of Swift other than the one that everything here is tested with.
    /\bSwift (?!6\.3\b)[0-9]+\.[0-9]+/,
    // Motives, and where they are written.
    /\b(?:[Aa]uthors|[Dd]esigners|[Ii]nventors)\b/,
    /\b(?:is|are|was|were|been) (?:never |not )?(?:meant|intended) (?:to|for)\b/,
    /\b[Pp]ropos(?:al|als|ed|es)\b/,
    /\b[Pp]ull requests?\b/,
  ].map { $0.wordBoundaryKind(.simple) }  // else "Apple's" is one word
}
