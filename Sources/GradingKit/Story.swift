// The expectations of a chapter's story. Like those of ExerciseSuite, they are
// compiled out of the learner's reach, but they report to XCTest, where an
// observer writes the results down.

import ObservationCore
import Results
import Synchronization
import XCTest

/// A chapter's story: a test that uses the answers to all of the chapter's
/// exercises together.
public protocol Story: XCTestCase {}

extension Story {
  /// Expects that a value is equal to another.
  public func expect<Value: Plain>(
    _ seen: Value, is expected: Value,
    _ comment: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(seen, expected, comment(), file: file, line: line)
  }

  /// Expects some values in any order, each of them as often as it is listed.
  ///
  /// If several trackings observe one property, the order in which their
  /// `onChange` closures are called is not guaranteed.
  public func expect<Value: Plain & Comparable>(
    _ seen: [Value], isInAnyOrder expected: [Value],
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(seen.sorted(), expected.sorted(), file: file, line: line)
  }

  /// Expects that a text contains another one.
  public func expect(
    _ seen: String, contains part: String, _ comment: @autoclosure () -> String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertTrue(
      seen.contains(part), "\(comment()); seen was \(seen)", file: file,
      line: line)
  }

  /// Expects that an object has been freed.
  public func expect(
    gone trace: AnyObject?, _ comment: @autoclosure () -> String,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertNil(trace, comment(), file: file, line: line)
  }

  /// Fulfils an expectation just before a property changes that a closure
  /// reads.
  public func observe<Value>(
    _ expectation: XCTestExpectation, _ read: () -> Value
  ) {
    withObservationTracking {
      _ = read()
    } onChange: {
      expectation.fulfill()
    }
  }
}

extension Story {
  /// Whether a chapter's story is played, which is the case once all of its
  /// exercises are started. The result is written down, too. Call this in
  /// `perform`, so that XCTest prints nothing about the scenes of a story that
  /// isn't played.
  public func isPlayed(_ file: String = #filePath) -> Bool {
    Watch.begins
    SceneObserver.register(Exercise(suite: file).path)
    let isPlayed = Exercise.all(inChapterOf: file).allSatisfy(\.isStarted)
    Reporter.shared.write(
      SceneObserver.event(isPlayed ? .began : .skipped, of: self))
    return isPlayed
  }
}

/// Writes down the failures in a story's scenes, and when each scene ends.
private final class SceneObserver: NSObject, XCTestObservation {
  /// The folders of the stories of this run; the last one is being played.
  private static let folders = Mutex<[String]>([])

  /// Makes the observer watch over the story in a folder.
  static func register(_ folder: String) {
    _ = observer
    folders.withLock { if $0.last != folder { $0.append(folder) } }
  }

  private static let observer: Void =
    XCTestObservationCenter.shared.addTestObserver(SceneObserver())

  static func event(_ kind: RunEvent.Kind, of scene: XCTestCase) -> RunEvent {
    var event = RunEvent(kind, path: folders.withLock { $0.last ?? "" })
    // XCTest calls this `One.test_a`, and on macOS `-[One test_a]`.
    event.id = scene.name
    let test = event.id.split { ". []".contains($0) }.last.map(String.init)
    event.name = test?.replacing("_", with: " ") ?? ""
    return event
  }

  private func fail(
    _ scene: XCTestCase, _ message: String, _ file: String?, _ line: Int
  ) {
    // A learner might write XCTest tests, too.
    guard scene is any Story else { return }
    var event = Self.event(.failed, of: scene)
    event.message = message
    (event.file, event.line) = (file ?? "", line)
    Reporter.shared.write(event)
  }

  #if canImport(Darwin)
    func testCase(_ scene: XCTestCase, didRecord issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      fail(
        scene, issue.compactDescription, place?.fileURL.path,
        place?.lineNumber ?? 0)
    }
  #else
    func testCase(
      _ scene: XCTestCase, didFailWithDescription message: String,
      inFile file: String?, atLine line: Int
    ) {
      fail(scene, message, file, line)
    }
  #endif

  func testCaseDidFinish(_ scene: XCTestCase) {
    guard scene is any Story else { return }
    Reporter.shared.write(Self.event(.ended, of: scene))
  }

  func testBundleDidFinish(_ bundle: Bundle) {
    for folder in Self.folders.withLock(\.self) {
      Reporter.shared.write(RunEvent(.over, path: folder))
    }
  }
}
