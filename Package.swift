// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The table of contents. Each chapter is one entry, and its targets follow from
// it.
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
  Chapter(
    5, "Environment", on: "ViewCore",
    ["InjectAnAccount", "AKeyWithADefault", "MaybeAnAccount", "OneBranchOnly"]),
  Chapter(
    6, "Bindings", on: "ViewCore",
    ["EditAName", "LocalBindable", "TextToNumber", "EditTheList"]),
  Chapter(
    7, "Nesting", on: "ViewCore",
    ["TruckAndOrders", "ListOfModels", "SwapTheChild", "PlainInsideObservable"]),
  Chapter(
    8, "Migration", on: "ViewCore",
    [
      "MigrateTheModel", "MigrateTheViews", "BothWorlds", "ObserveTheTill",
      "OldFile", "CountTheBodies",
    ]),
  Chapter(
    9, "SingleSource", on: "ViewCore",
    ["Reducer", "PerElement", "ForgottenReceive", "ObservableStore"]),
  Chapter(
    10, "Granularity", on: "ViewCore",
    ["PassTheObject", "SplitTheRow", "DerivedNotStored", "FewerReads"]),
  Chapter(
    11, "Continuous", on: "ObservationCore", mode: .v6,
    ["LatestValues", "OneTransaction", "StopTheStream", "Isolation"]),
  Chapter(
    12, "BeyondViews", on: "ObservationCore",
    ["ScreenWithoutViews", "SaveOnChange", "TestTheModel", "Audit"]),
  Chapter(
    13, "Capstone", on: "ViewCore",
    ["TenFaults"]),
]

// The tool reads this table, too, and has the same rules for it.
if let number = repeated(chapters.map(\.number)) {
  stop("the table has two chapters \(number); give one another number")
}
let names = chapters.flatMap { [$0.name] + $0.exercises }
if let name = repeated(names.map { $0.lowercased() }) {
  stop(
    "the table has the name \(name) twice, whatever its case; each chapter and "
      + "each exercise needs a name of its own")
}

/// The first element that an earlier one is equal to.
func repeated<Element: Hashable>(_ elements: [Element]) -> Element? {
  var seen: Set<Element> = []
  return elements.first { !seen.insert($0).inserted }
}

/// Refuses the table.
func stop(_ why: String) -> Never {
  FileHandle.standardError.write(Data("Package.swift: \(why)\n".utf8))
  exit(1)
}

// The exercises in which the learner writes tests, each with the module of the
// models that judge them.
let modelsOfExercises = ["TestTheModel": "Carts"]

// By default, the package is what a learner needs: the exercises, their suites
// and stories, and the cores. Variables of the environment change that:
//   ALL=1               builds the rest, too: lessons, tools and the
//                       workspace's own tests
//   ALL=cores           builds only the cores and their own tests
//   ALL=tool            builds only the tools and their own tests
//   SUBJECT=Solutions   builds the exercises below that root, not Exercises/
//   ONLY=1 ONLY=1,2.3   leaves out every other exercise
//   WITHOUT=1.2,3.1     leaves these out, so that a file that does not
//                       compile cannot stop the grading of the others;
//                       1.story leaves out the story of chapter 1
//   CORE=Observation    replaces our Observation with the toolchain's own,
//                       under the same import. Chapters about views are left
//                       out, because views are built on ours
let all = Context.environment["ALL"] == "1"
let coresAlone = Context.environment["ALL"] == "cores"
let toolAlone = Context.environment["ALL"] == "tool"
let subject = Context.environment["SUBJECT"] ?? "Exercises"
let only = list("ONLY")
let without = list("WITHOUT")
let usesToolchain = Context.environment["CORE"] == "Observation"

func list(_ variable: String) -> Set<String> {
  let text = Context.environment[variable] ?? ""
  return Set(text.split(separator: ",").map(String.init))
}

/// Whether a file or folder of this package exists.
func isThere(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// A chapter, and the targets that follow from it.
struct Chapter {
  let number: Int
  let name: String
  /// The core that the lesson and the exercises are built on.
  let core: String
  /// The language mode of the lesson and the exercises.
  let mode: SwiftLanguageMode
  let exercises: [String]

  init(
    _ number: Int, _ name: String, on core: String,
    mode: SwiftLanguageMode = .v5, _ exercises: [String]
  ) {
    self.number = number
    self.name = name
    self.core = core
    self.mode = mode
    self.exercises = exercises
  }

  /// Whether it can be built on the chosen core.
  var isAvailable: Bool { !usesToolchain || core == "ObservationCore" }

  var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }

  /// The chapter's lesson, an executable that plays its notes; and the tests
  /// that the notes show, if any.
  var lesson: [Target] {
    let path = "Chapters/\(folder)"
    let tests = Target.testTarget(
      name: "\(name)LessonTests",
      dependencies: [.target(name: "\(name)Lesson"), .target(name: core)],
      path: "\(path)/Tests", swiftSettings: [.swiftLanguageMode(.v5)])
    return [
      .executableTarget(
        name: "\(name)Lesson",
        dependencies: ["LessonKit", .target(name: core)], path: path,
        exclude: [
          "Notes.md", "Documents.md", "Transcript.txt", "DoesNotCompile",
          "Tests",
        ].filter { isThere("\(path)/\($0)") },
        swiftSettings: [.swiftLanguageMode(mode)]
          + (usesToolchain ? [.define("TOOLCHAIN")] : []))
    ] + (isThere("\(path)/Tests") ? [tests] : [])
  }

  /// The exercises that the environment selects, each with its place in the
  /// chapter.
  var selected: [(place: Int, name: String)] {
    exercises.enumerated().map { (place: $0.offset + 1, name: $0.element) }
      .filter { exercise in
        let id = "\(number).\(exercise.place)"
        return !without.contains(id)
          && (only.isEmpty || only.contains(id) || only.contains("\(number)"))
      }
  }

  /// The module of the models of an exercise in which the learner writes tests.
  ///
  /// Its folder is beside the suite that judges the tests.
  func models(for exercise: String, at path: String) -> Target? {
    guard let name = modelsOfExercises[exercise] else { return nil }
    return .target(
      name: name, dependencies: ["GradingKit", .target(name: core)],
      path: "Tests/\(path)/\(name)", swiftSettings: [.swiftLanguageMode(.v5)])
  }

  /// The modules that the chapter's suites and its story need, besides answers.
  var suitesShare: [Target.Dependency] {
    (core == "ViewCore" ? ["ViewGrading"] : [])
      + ["GradingKit", .target(name: core)]
  }

  /// The targets of the selected exercises, and the chapter's story.
  ///
  /// An exercise has two modules, the learner's and its suite. The story needs
  /// every exercise of the chapter, except those in which the learner writes
  /// tests: tests cannot be imported, and the suite runs them.
  var exerciseTargets: [Target] {
    var targets = selected.flatMap { place, name in
      let path = "\(folder)/\(place)-\(name)"
      if let models = models(for: name, at: path) {
        return [
          models,
          .testTarget(
            name: name,
            dependencies: [.target(name: models.name), .target(name: core)],
            path: "\(subject)/\(path)",
            exclude: subject == "Exercises" ? ["Task.md"] : [],
            swiftSettings: [.swiftLanguageMode(.v5)]),
          .testTarget(
            name: "\(name)Tests",
            dependencies: [.target(name: models.name), "GradingKit"],
            path: "Tests/\(path)", exclude: ["Hints.md", models.name],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        ]
      }
      return [
        Target.target(
          name: name, dependencies: [.target(name: core)],
          path: "\(subject)/\(path)",
          exclude: subject == "Exercises" ? ["Task.md"] : [],
          swiftSettings: [.swiftLanguageMode(mode)]),
        Target.testTarget(
          name: "\(name)Tests",
          dependencies: [.target(name: name)] + suitesShare,
          path: "Tests/\(path)", exclude: ["Hints.md"],
          // For files that test a core elsewhere, and an exercise here.
          swiftSettings: [.swiftLanguageMode(.v5), .define("EXERCISE")]),
      ]
    }
    if !selected.isEmpty, selected.count == exercises.count,
      !without.contains("\(number).story")
    {
      targets.append(
        .testTarget(
          name: "\(name)Story",
          dependencies: selected.filter { modelsOfExercises[$0.name] == nil }
            .map { .target(name: $0.name) } + suitesShare,
          path: "Tests/\(folder)/Story",
          swiftSettings: [.swiftLanguageMode(.v5)]))
    }
    return targets
  }
}

// The settings of the workspace's own modules, which are strict. Tests are in
// Swift 5 mode. So is a learner's code unless the chapter names another mode,
// because the code of the documents compiles unchanged in Swift 5 mode.
// Other systems and toolchains have other warnings than the gate's.
#if compiler(>=6.3) && compiler(<6.4)
  let warnings: [SwiftSetting] = [
    .treatAllWarnings(as: .error, .when(platforms: [.linux]))
  ]
#else
  let warnings: [SwiftSetting] = []
#endif
let strict = [SwiftSetting.swiftLanguageMode(.v6)] + warnings
let relaxed: [SwiftSetting] = [.swiftLanguageMode(.v5)]
/// Tells a source that it is built on the toolchain's own Observation.
let onToolchain: [SwiftSetting] = [.define("TOOLCHAIN")]

/// A module of `Sources`.
func module(
  _ name: String, needs dependencies: [String] = [], in path: String? = nil,
  exclude: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .target(name: $0) },
    path: path, exclude: exclude, swiftSettings: strict + settings)
}

/// A program of `Sources`.
func program(
  _ name: String, needs dependencies: [String], in path: String? = nil
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .target(name: $0) },
    path: path, swiftSettings: strict)
}

/// A target of the workspace's own tests. By default, its folder has its name.
func tests(
  _ name: String, need dependencies: [String], in folder: String? = nil,
  exclude: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .target(name: $0) },
    path: "Tests/Workspace/\(folder ?? name)", exclude: exclude,
    swiftSettings: relaxed + settings)
}

// The modules that exercises are built on.
let observation =
  usesToolchain
  ? [module("ObservationCore", in: "Sources/ToolchainCore")]
  : [
    module("ThreadSlot"),
    module("ObservationCore", needs: ["ThreadSlot"], exclude: ["Speed.md"]),
    module("PublishingCore"),
    module(
      "ViewCore", needs: ["ObservationCore", "PublishingCore"],
      exclude: ["Rules.md"]),
  ]
let cores =
  observation
  + [
    module("Results"),
    module("GradingKit", needs: ["ObservationCore", "Results"]),
  ]
  + (usesToolchain
    ? [] : [module("ViewGrading", needs: ["GradingKit", "ViewCore"])])

// The modules that lessons need, too.
let lessonKits = [
  module("NotesKit"),
  module(
    "LessonKit", needs: ["NotesKit", "ObservationCore"],
    settings: usesToolchain ? onToolchain : []),
]
// What `make try` and `make play` link into a learner's program.
let play = [module("PlayKit", needs: ["LessonKit", "NotesKit", "ViewCore"])]

// The tools behind `make`: the learner's, and the author's.
let tool = [
  module(
    "WorkbookKit", needs: ["NotesKit", "Results"],
    exclude: ["Grade/Record.md"]),
  program("workbook", needs: ["WorkbookKit"]),
  module(
    "AuthorKit", needs: ["NotesKit", "Results", "WorkbookKit"],
    exclude: ["Templates"]),
  program("author", needs: ["AuthorKit"]),
]

// Measurements. A link makes the workloads two modules: for our core, and for
// the toolchain's own.
let bench = [
  module("AllocatedBytes", in: "Sources/Bench/AllocatedBytes"),
  module("BenchKit", needs: ["AllocatedBytes"], in: "Sources/Bench/BenchKit"),
  module(
    "BenchWorkloads", needs: ["BenchKit", "ObservationCore"],
    in: "Sources/Bench/BenchWorkloads"),
  module(
    "ToolchainWorkloads", needs: ["BenchKit"],
    in: "Sources/Bench/ToolchainWorkloads", settings: onToolchain),
  module(
    "BenchViews", needs: ["BenchKit", "ViewCore"],
    in: "Sources/Bench/BenchViews"),
  program(
    "bench",
    needs: ["BenchKit", "BenchWorkloads", "BenchViews", "ToolchainWorkloads"],
    in: "Sources/Bench/Program"),
]

// The comparison of the two cores by random programs. A link makes their
// interpreter two modules.
let fuzz = [
  module("FuzzModel", in: "Sources/Fuzz/FuzzModel"),
  module(
    "FuzzSubject", needs: ["FuzzModel", "ObservationCore"],
    in: "Sources/Fuzz/FuzzSubject"),
  module(
    "ToolchainSubject", needs: ["FuzzModel"],
    in: "Sources/Fuzz/ToolchainSubject", settings: onToolchain),
  module(
    "FuzzKit", needs: ["FuzzModel", "FuzzSubject", "ToolchainSubject"],
    in: "Sources/Fuzz/FuzzKit"),
  program("fuzz", needs: ["FuzzKit"], in: "Sources/Fuzz/Program"),
]

// The workspace's own tests.
let testsOfCores = [
  tests("ObservationCoreTests", need: ["ObservationCore"]),
  tests(
    "ObservationCoreConformance", need: ["GradingKit", "ObservationCore"],
    in: "Conformance"),
  tests("PublishingCoreTests", need: ["PublishingCore"]),
  tests("ViewCoreTests", need: ["ViewCore"]),
]
let testsOfTools = [
  tests("NotesKitTests", need: ["NotesKit"]),
  tests(
    "GradingKitTests", need: ["GradingKit", "ObservationCore", "Results"]),
  tests(
    "LessonKitTests", need: ["LessonKit", "NotesKit", "ObservationCore"]),
  tests("PlayKitTests", need: ["PlayKit", "NotesKit", "ViewCore"]),
  tests(
    "WorkbookKitTests", need: ["WorkbookKit", "NotesKit", "Results"],
    exclude: ["Fixtures"]),
  tests(
    "AuthorKitTests",
    need: ["AuthorKit", "NotesKit", "Results", "WorkbookKit"]),
  tests("WorkbookToolTests", need: ["AuthorKit", "Results", "WorkbookKit"]),
]
let testsOfMeasurements = [
  tests("ToolchainConformance", need: ["GradingKit"], settings: onToolchain),
  tests(
    "BenchTests",
    need: ["BenchKit", "BenchViews", "BenchWorkloads", "ToolchainWorkloads"]),
  tests("FuzzTests", need: ["FuzzKit", "FuzzModel", "FuzzSubject"]),
]

let available = chapters.filter(\.isAvailable)
let exercises = available.flatMap(\.exerciseTargets)
let lessons = available.flatMap(\.lesson)

/// The cores that some targets need, directly or not.
@MainActor func coresNeeded(by targets: [Target]) -> [Target] {
  func names(_ target: Target) -> [String] {
    target.dependencies.compactMap {
      switch $0 {
      case .byNameItem(let name, _), .targetItem(let name, _): name
      default: nil
      }
    }
  }
  var needed: Set<String> = []
  var unread = targets.flatMap(names)
  while let name = unread.popLast() {
    guard needed.insert(name).inserted else { continue }
    unread += cores.filter { $0.name == name }.flatMap(names)
  }
  return cores.filter { needed.contains($0.name) }
}

// Other packages may depend on the cores, but not on a package built in part.
let isWhole = only.isEmpty && without.isEmpty && !usesToolchain

let package = Package(
  name: "ObservationWorkbook",
  // Our cores need the system's `Mutex`. The toolchain's own `Observations`
  // needs macOS 26.
  platforms: usesToolchain
    ? [.macOS(.v26)]
    : [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: isWhole
    ? [
      .library(name: "ObservationCore", targets: ["ObservationCore"]),
      .library(name: "PublishingCore", targets: ["PublishingCore"]),
      .library(name: "ViewCore", targets: ["ViewCore"]),
    ] : [],
  targets: coresAlone
    ? cores + testsOfCores
    : toolAlone
      ? cores + lessonKits + play + tool + testsOfTools
      : exercises
        + (all
          ? cores + lessonKits + lessons
            + (usesToolchain
              ? []
              : play + tool + bench + fuzz + testsOfCores + testsOfTools
                + testsOfMeasurements)
          : isWhole ? cores : coresNeeded(by: exercises))
)
