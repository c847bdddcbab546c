// make test.

import WorkbookKit

extension Author {
  /// Tests the workspace itself.
  ///
  /// - Returns: 0 if every step passes, else 1.
  func testWorkspace() throws -> Int32 {
    try WorkspaceTest(workspace: workspace, display: display).run()
  }
}
