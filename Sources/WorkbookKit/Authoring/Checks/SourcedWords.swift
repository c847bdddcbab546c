// The words of what a run here cannot show: a sentence that has one of them
// carries a footnote.
//
// To extend the list, add a word to a row, or a row. Capitals count, and a
// space stands for a line end, too. Take words of which hardly a sentence says
// what a run could prove. Nothing is exempt: a sentence that means something
// else by the word finds another one.
//
// Left out are "the documents say", because each chapter compares its documents
// with runs, and a bare "because", which is rarely about motives.

/// The words, by what they speak of.
var sourcedWords: [Regex<Substring>] {
  [
    // Apple's frameworks, tools and systems.
    /\b(?:SwiftUI|SwiftData|Combine|UIKit|AppKit|Objective-C)\b/,
    /\b(?:Apple|Xcode|WWDC|Darwin|iPhone|iPad|Mac)\b/,
    /\b(?:iOS|iPadOS|macOS|tvOS|visionOS|watchOS)\b/,
    /\b[Ii]n (?:an|your|the|most) apps?\b/,
    // Another Swift than the one that everything here is tested with.
    /\bSwift (?!6\.3\b)[0-9]+\.[0-9]+/,
    // Motives, and where they are written.
    /\b(?:[Aa]uthors|[Dd]esigners|[Ii]nventors)\b/,
    /\b(?:is|are|was|were|been) (?:never |not )?(?:meant|intended) (?:to|for)\b/,
    /\b[Pp]ropos(?:al|als|ed|es)\b/,
    /\b[Pp]ull requests?\b/,
  ].map { $0.wordBoundaryKind(.simple) }  // else "Apple's" is one word
}
