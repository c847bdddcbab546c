// Scenes without their notes, one after the other, for make try.

import Foundation
import NotesKit

extension Lesson {
  /// Runs the scenes and writes the output of each below its name.
  ///
  /// - Parameter plain: Whether words stand for what is drawn.
  public func showScenes(plain: Bool = false) {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == runsAlone,
      let stop = scenes.first(where: { $0.name == arguments.last })?.stop
    {
      return runUntilStop(stop)
    }
    do {
      for (index, scene) in scenes.enumerated() {
        write("\(index > 0 ? "\n" : "")\(scene.name):\n")
        let output = try scene.output()
        let lines = (plain ? drawingsInWords(output) : output).split(
          separator: "\n", omittingEmptySubsequences: false)
        write(lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined())
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
