import AuthorKit
import Foundation

exit(
  Author.run(
    Array(CommandLine.arguments.dropFirst()),
    in: URL(filePath: FileManager.default.currentDirectoryPath)))
