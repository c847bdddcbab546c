// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The table of contents. A chapter is one line; its targets follow from it. What
// is listed before its folders are there is left out.
let chapters = [
  Chapter(
    1, "Declaration", on: "ObservationCore",
    [
      "DeclareAStore", "IgnoreACount", "ComputedNames", "InitWithoutDefaults",
      "SilentWrites",
    ]),
  Chapter(
    2, "Expansion", on: "ObservationCore",
    ["ByHand", "DefaultsBacked", "ThinSetter", "SmallRegistrar"]),
  Chapter(
    3, "Tracking", on: "ObservationCore",
    [
      "ReadToObserve", "OldAndNew", "KeepObserving", "ConditionalReads",
      "StopObserving",
    ]),
  Chapter(
    4, "Views", on: "ViewCore",
    ["CounterScreen", "OwnTheStore", "RowOfItsOwn", "ReadWhereYouDraw"]),
]

// What the environment may choose:
//   SUBJECT=Solutions   builds the exercises from that root, not Exercises/
//   ONLY=1 ONLY=1.2     leaves out every other exercise; ONLY=exercises none.
//                       Either leaves out the lessons, the tools and the
//                       workspace's own tests
//   WITHOUT=1.2,3.1     leaves these out, so that a file which does not
//                       compile cannot stop the grading of the others;
//                       1.story leaves out the story of chapter 1
// The tool sets UNWRITTEN, too, which nothing here reads: SwiftPM evaluates a
// manifest again for a new environment, and not for a new folder.
let subject = Context.environment["SUBJECT"] ?? "Exercises"
let only = Context.environment["ONLY"] ?? ""
let without = Set(
  (Context.environment["WITHOUT"] ?? "").split(separator: ",").map(String.init))

/// Whether a file or folder of this package is there.
func isThere(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

struct Chapter {
  let number: Int
  let name: String
  /// What the lesson and the exercises are built on.
  let core: Target.Dependency
  let exercises: [String]

  init(
    _ number: Int, _ name: String, on core: Target.Dependency,
    _ exercises: [String]
  ) {
    self.number = number
    self.name = name
    self.core = core
    self.exercises = exercises
  }

  var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }

  /// The chapter's lesson: an executable that plays its notes.
  var lesson: [Target] {
    let path = "Chapters/\(folder)"
    guard isThere(path) else { return [] }
    return [
      .executableTarget(
        name: "\(name)Lesson", dependencies: ["LessonKit", core], path: path,
        exclude: ["Notes.md", "DoesNotCompile"]
          .filter { isThere("\(path)/\($0)") },
        swiftSettings: [.swiftLanguageMode(.v5)])
    ]
  }

  /// The exercises that are written, each with its place in the chapter.
  var written: [(place: Int, name: String)] {
    exercises.enumerated().map { (place: $0.offset + 1, name: $0.element) }
      .filter { isThere("Tests/\(folder)/\($0.place)-\($0.name)") }
  }

  /// Those of them that are asked for.
  var selected: [(place: Int, name: String)] {
    written.filter { exercise in
      let id = "\(number).\(exercise.place)"
      return ["", "exercises", "\(number)", id].contains(only)
        && !without.contains(id)
    }
  }

  /// Two modules an exercise, the learner's and its suite; and the chapter's
  /// story, which needs every exercise of the chapter.
  var exerciseTargets: [Target] {
    var targets = selected.flatMap { place, name in
      let path = "\(folder)/\(place)-\(name)"
      return [
        Target.target(
          name: name, dependencies: [core],
          path: "\(subject)/\(path)",
          exclude: subject == "Exercises" ? ["Task.md"] : [],
          swiftSettings: [.swiftLanguageMode(.v5)]),
        Target.testTarget(
          name: "\(name)Tests",
          dependencies: [.target(name: name), "GradingKit", core],
          path: "Tests/\(path)", exclude: ["Hints.md"],
          // For a file that judges a core elsewhere, and an exercise here.
          swiftSettings: [.swiftLanguageMode(.v5), .define("EXERCISE")]),
      ]
    }
    if !selected.isEmpty, selected.count == written.count,
      isThere("Tests/\(folder)/Story"), !without.contains("\(number).story")
    {
      targets.append(
        .testTarget(
          name: "\(name)Story",
          dependencies: selected.map { .target(name: $0.name) }
            + ["GradingKit", core],
          path: "Tests/\(folder)/Story",
          swiftSettings: [.swiftLanguageMode(.v5)]))
    }
    return targets
  }
}

// What exercises are built from.
let cores: [Target] = [
  .target(name: "ThreadSlot"),
  .target(
    name: "ObservationCore", dependencies: ["ThreadSlot"],
    exclude: ["Speed.md"]),
  .target(name: "PublishingCore"),
  .target(
    name: "ViewCore", dependencies: ["ObservationCore", "PublishingCore"]),
  .target(name: "GradingKit", dependencies: ["ObservationCore"]),
]

// The tools, and the workspace's own tests.
let tools: [Target] = [
  .target(name: "NotesKit"),
  .target(name: "LessonKit", dependencies: ["NotesKit", "ObservationCore"]),
  .target(
    name: "WorkbookKit", dependencies: ["NotesKit"],
    exclude: ["Grading/Exports/Record.md"]),
  .executableTarget(name: "workbook", dependencies: ["WorkbookKit"]),
  .target(name: "AllocatedBytes"),
  .target(name: "BenchKit", dependencies: ["AllocatedBytes"]),
  .target(
    name: "BenchWorkloads", dependencies: ["BenchKit", "ObservationCore"]),
  .target(name: "ToolchainWorkloads", dependencies: ["BenchKit"]),
  .target(name: "BenchViews", dependencies: ["BenchKit", "ViewCore"]),
  .executableTarget(
    name: "bench",
    dependencies: [
      "BenchKit", "BenchWorkloads", "BenchViews", "ToolchainWorkloads",
    ]),
  .target(name: "FuzzModel"),
  .target(name: "FuzzSubject", dependencies: ["FuzzModel", "ObservationCore"]),
  .target(name: "ToolchainSubject", dependencies: ["FuzzModel"]),
  .target(
    name: "FuzzKit",
    dependencies: ["FuzzModel", "FuzzSubject", "ToolchainSubject"]),
  .executableTarget(name: "fuzz", dependencies: ["FuzzKit"]),
  .testTarget(name: "ObservationCoreTests", dependencies: ["ObservationCore"]),
  .testTarget(
    name: "ObservationCoreConformance", dependencies: ["ObservationCore"],
    path: "Tests/Conformance"),
  .testTarget(name: "ToolchainConformance"),
  .testTarget(name: "PublishingCoreTests", dependencies: ["PublishingCore"]),
  .testTarget(name: "ViewCoreTests", dependencies: ["ViewCore"]),
  .testTarget(name: "NotesKitTests", dependencies: ["NotesKit"]),
  .testTarget(
    name: "GradingKitTests", dependencies: ["GradingKit", "ObservationCore"]),
  .testTarget(
    name: "LessonKitTests",
    dependencies: ["LessonKit", "NotesKit", "ObservationCore"]),
  .testTarget(
    name: "BenchTests",
    dependencies: [
      "BenchKit", "BenchViews", "BenchWorkloads", "ToolchainWorkloads",
    ]),
  .testTarget(
    name: "WorkbookKitTests", dependencies: ["WorkbookKit", "NotesKit"]),
  .testTarget(name: "WorkbookToolTests", dependencies: ["WorkbookKit"]),
  .testTarget(
    name: "FuzzTests", dependencies: ["FuzzKit", "FuzzModel", "FuzzSubject"]),
]

// The workspace's own modules are strict. Tests and everything that a learner
// writes are in Swift 5 mode, where the documents' code compiles as it stands.
for target in cores + tools {
  target.swiftSettings =
    target.type == .test
    ? [.swiftLanguageMode(.v5)]
    : [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
  // Their folders are links: the same files, for the toolchain's own core.
  if target.name.hasPrefix("Toolchain") {
    target.swiftSettings?.append(.define("TOOLCHAIN"))
  }
}

let exercises = chapters.flatMap(\.exerciseTargets)

/// The cores that targets are built from, so that no other is built with them.
/// A core stands behind those that it is built from itself.
@MainActor func coresNeeded(by targets: [Target]) -> [Target] {
  func names(_ target: Target) -> [String] {
    target.dependencies.compactMap {
      switch $0 {
      case .byNameItem(let name, _), .targetItem(let name, _): name
      default: nil
      }
    }
  }
  var needed = Set(targets.flatMap(names))
  for core in cores.reversed() where needed.contains(core.name) {
    needed.formUnion(names(core))
  }
  return cores.filter { needed.contains($0.name) }
}

let package = Package(
  name: "ObservationWorkbook",
  platforms: [.macOS(.v15)],
  products: only.isEmpty
    ? [
      .library(name: "ObservationCore", targets: ["ObservationCore"]),
      .library(name: "PublishingCore", targets: ["PublishingCore"]),
      .library(name: "ViewCore", targets: ["ViewCore"]),
    ] : [],
  targets: only.isEmpty
    ? cores + tools + chapters.flatMap(\.lesson) + exercises
    : coresNeeded(by: exercises) + exercises
)
