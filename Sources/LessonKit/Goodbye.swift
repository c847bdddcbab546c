// The words at Ctrl-C, which ends a lesson in the middle of a page.

import Foundation
import NotesKit

/// The last line of a lesson that is interrupted.
enum Goodbye {
  private nonisolated(unsafe) static var words: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var isKept = false

  /// Says at Ctrl-C where the lesson goes on, as far as the place is kept, and
  /// then ends the program as Ctrl-C does.
  static func catchInterrupt(chapter: String) {
    // A signal handler may not allocate memory.
    words = strdup("\n\(placeIsKept(inChapter: chapter))\n")
    // The program that started the lesson may have blocked the signal.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
    for number in [SIGTERM, SIGHUP] {
      signal(number) { number in
        Console.giveBackTerminal()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    signal(SIGINT) { number in
      Console.giveBackTerminal()
      if Goodbye.isKept, let words = Goodbye.words {
        _ = write(STDERR_FILENO, words, strlen(words))
      }
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  /// The line for a person who leaves a lesson before its end.
  static func placeIsKept(inChapter number: String) -> String {
    "Your place is saved: make chapter-\(number) continues here."
  }

  /// Says whether the place of this moment is kept.
  static func set(isKept: Bool) { self.isKept = isKept }
}
