import Foundation
import WorkbookKit

let workbook = Workbook(
  arguments: Array(CommandLine.arguments.dropFirst()),
  folder: URL(filePath: FileManager.default.currentDirectoryPath))
exit(workbook.run())
