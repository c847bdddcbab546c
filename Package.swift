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

// The exercises in which the learner writes tests, with the models to test.
let modelsOfExercises = ["TestTheModel": "Carts"]

// What is built. By default, it is what a learner needs: the exercises, their
// suites and stories, and the cores. Variables of the environment change that:
//   ONLY=1 ONLY=1,2.3   leaves out every other exercise
//   WITHOUT=1.2,3.1     leaves these out, so that a file that doesn't compile
//                       can't stop the grading of the others; 1.story leaves
//                       out the story of chapter 1
//   SUBJECT=Solutions   builds the exercises below that root, not Exercises/
//   CORE=Observation    replaces our Observation with the toolchain's own, under
//                       the same import, without the chapters about views
//   ALL=1               builds the rest as well: lessons, tools, all tests
//   ALL=cores ALL=tool  builds only the cores, or the tools, and their tests
let subject = Context.environment["SUBJECT"] ?? "Exercises"
let only = list("ONLY")
let without = list("WITHOUT")
let usesToolchain = Context.environment["CORE"] == "Observation"

func list(_ variable: String) -> Set<Substring> {
  Set(Context.environment[variable, default: ""].split(separator: ","))
}

/// A chapter, and the targets that follow from it.
struct Chapter {
  let number: Int
  let name: String
  /// What the lesson and the exercises are built on, and their language mode.
  let core: String
  let mode: SwiftLanguageMode
  let exercises: [String]

  init(
    _ number: Int, _ name: String, on core: String,
    mode: SwiftLanguageMode = .v5, _ exercises: [String]
  ) {
    (self.number, self.name, self.core) = (number, name, core)
    (self.mode, self.exercises) = (mode, exercises)
  }

  var folder: String { (number < 10 ? "0" : "") + "\(number)-\(name)" }

  /// The exercises that the environment selects, each with its folder.
  var selected: [(name: String, path: String)] {
    exercises.enumerated().compactMap { index, name in
      let id: Substring = "\(number).\(index + 1)"
      let isWanted = only.isEmpty || !only.isDisjoint(with: [id, "\(number)"])
      return isWanted && !without.contains(id)
        ? (name, "\(folder)/\(index + 1)-\(name)") : nil
    }
  }

  /// The targets of the selected exercises, and the chapter's story.
  ///
  /// An exercise has two modules, the learner's and its suite. The story needs
  /// every exercise of the chapter, except those in which the learner writes
  /// tests: tests can't be imported, and the suite runs them. `EXERCISE` is for
  /// files that test a core elsewhere.
  var exerciseTargets: [Target] {
    let kits = ["GradingKit"] + (core == "ViewCore" ? ["ViewGrading"] : [])
    var targets = selected.flatMap { name, path in
      let (own, judges) = ("\(subject)/\(path)", "Tests/\(path)")
      guard let models = modelsOfExercises[name] else {
        return [
          module(name, needs: [core], in: own, mode: mode),
          module(
            "\(name)Tests", .test, needs: [name, core] + kits, in: judges,
            settings: [.define("EXERCISE")]),
        ]
      }
      return [
        module(
          models, needs: kits + [core], in: "\(judges)/\(models)", mode: .v5),
        module(name, .test, needs: [models, core], in: own),
        module(
          "\(name)Tests", .test, needs: [models] + kits, in: judges,
          exclude: [models]),
      ]
    }
    let story = "Tests/\(folder)/Story"
    if !selected.isEmpty, selected.count == exercises.count,
      !without.contains("\(number).story")
    {
      let needs =
        exercises.filter { modelsOfExercises[$0] == nil } + kits + [core]
      targets.append(module("\(name)Story", .test, needs: needs, in: story))
    }
    return targets
  }

  /// The chapter's lesson, a program that plays its notes; and the tests that
  /// the notes show, if any.
  var lesson: [Target] {
    let path = "Chapters/\(folder)"
    let lesson = module(
      "\(name)Lesson", .executable, needs: ["LessonKit", core], in: path,
      exclude: ["DoesNotCompile", "Screens", "Tests"], mode: mode,
      settings: whichCore)
    let tests = module(
      "\(name)LessonTests", .test, needs: [lesson.name], in: "\(path)/Tests")
    return [lesson] + (isThere("\(path)/Tests") ? [tests] : [])
  }
}

// MARK: - Kinds of target

// Warnings are errors where the gate runs; others have other warnings.
#if compiler(>=6.3) && compiler(<6.4)
  let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error, .when(platforms: [.linux]))
  ]
#else
  let strict: [SwiftSetting] = []
#endif
/// Tells a source that it is built on the toolchain's own Observation.
let onToolchain: [SwiftSetting] = [.define("TOOLCHAIN")]
let whichCore = usesToolchain ? onToolchain : []

/// A module. By default it is one of `Sources`: in Swift 6 mode, and strict. Its
/// name may be a path there. One of tests is in Swift 5 mode and, by default,
/// one of the workspace's own.
func module(
  _ name: String, _ kind: Target.TargetType = .regular, needs: [String] = [],
  in folder: String? = nil, exclude: [String] = [],
  mode: SwiftLanguageMode? = nil, settings: [SwiftSetting] = []
) -> Target {
  let isTest = kind == .test
  let path = folder ?? (isTest ? "Tests/Workspace/" : "Sources/") + name
  let name = String(name.split(separator: "/").last!)
  let target: Target =
    switch kind {
    case .executable: .executableTarget(name: name)
    case .test: .testTarget(name: name)
    default: .target(name: name)
    }
  target.dependencies = needs.map { .target(name: $0) }
  target.path = path
  target.exclude = excluded(exclude, in: path)
  let mode = isTest ? .v5 : mode
  target.swiftSettings =
    (mode.map { [.swiftLanguageMode($0)] } ?? strict) + settings
  return target
}

/// What lies in a target's folder without being a source: pages, and others.
func excluded(_ others: [String], in path: String) -> [String] {
  let pages = [
    "Documents.md", "Hints.md", "Notes.md", "Rules.md", "Speed.md", "Task.md",
    "Transcript.txt", "Grade/Record.md", "Fixtures",
  ]
  return (pages + others).filter { isThere("\(path)/\($0)") }
}

/// Whether a file or folder of this package exists.
func isThere(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

// The modules that exercises are built on, and those that views need besides.
let core =
  (usesToolchain
    ? [module("ObservationCore", in: "Sources/ToolchainCore")]
    : [module("ThreadSlot"), module("ObservationCore", needs: ["ThreadSlot"])])
  + [
    module("Results"),
    module("GradingKit", needs: ["ObservationCore", "Results"]),
  ]
let views = [
  module("PublishingCore"),
  module("ViewCore", needs: ["ObservationCore", "PublishingCore"]),
  module("ViewGrading", needs: ["GradingKit", "ViewCore"]),
]
let cores = core + (usesToolchain ? [] : views)

// Other packages may depend on the cores, but not on a package built in part.
let isWhole = only.isEmpty && without.isEmpty && !usesToolchain
let available = chapters.filter { !usesToolchain || $0.core != "ViewCore" }
let exercises = available.flatMap(\.exerciseTargets)
let hasViews = available.contains {
  $0.core == "ViewCore" && !$0.selected.isEmpty
}

// The modules that lessons need.
let lessonKits = [
  module("NotesKit"),
  module(
    "LessonKit", needs: ["NotesKit", "ObservationCore"], settings: whichCore),
]
// The tools behind `make`: what `make try` and `make play` link into a learner's
// program, the learner's tool, and the author's.
let tools = [
  module("PlayKit", needs: ["LessonKit", "ViewCore"]),
  module("WorkbookKit", needs: ["NotesKit", "Results"]),
  module("workbook", .executable, needs: ["WorkbookKit"]),
  module("AuthorKit", needs: ["WorkbookKit"], exclude: ["Templates"]),
  module("author", .executable, needs: ["AuthorKit"]),
]

// Measurements, and random programs. A link makes what is compared two modules:
// on our core, and on the toolchain's own.
let measurements = [
  module("Bench/AllocatedBytes"),
  module("Bench/BenchKit", needs: ["AllocatedBytes"]),
  module("Bench/BenchWorkloads", needs: ["BenchKit", "ObservationCore"]),
  module(
    "Bench/ToolchainWorkloads", needs: ["BenchKit"], settings: onToolchain),
  module("Bench/BenchViews", needs: ["BenchKit", "ViewCore"]),
  module(
    "bench", .executable,
    needs: ["BenchWorkloads", "BenchViews", "ToolchainWorkloads"],
    in: "Sources/Bench/Program"),
  module("Fuzz/FuzzModel"),
  module("Fuzz/FuzzSubject", needs: ["FuzzModel", "ObservationCore"]),
  module("Fuzz/ToolchainSubject", needs: ["FuzzModel"], settings: onToolchain),
  module("Fuzz/FuzzKit", needs: ["FuzzSubject", "ToolchainSubject"]),
  module("fuzz", .executable, needs: ["FuzzKit"], in: "Sources/Fuzz/Program"),
  module(
    "ToolchainConformance", .test, needs: ["GradingKit"], settings: onToolchain),
  module(
    "BenchTests", .test,
    needs: ["BenchViews", "BenchWorkloads", "ToolchainWorkloads"]),
  module("FuzzTests", .test, needs: ["FuzzKit"]),
]
let testsOfCores =
  testsOf("ObservationCore", "PublishingCore", "ViewCore") + [
    module(
      "ObservationCoreConformance", .test, needs: ["GradingKit"],
      in: "Tests/Workspace/Conformance")
  ]
let testsOfTools =
  testsOf(
    "NotesKit", "GradingKit", "LessonKit", "PlayKit", "WorkbookKit", "AuthorKit"
  )
  + [module("WorkbookToolTests", .test, needs: ["AuthorKit"])]

/// The workspace's own tests of some modules.
func testsOf(_ modules: String...) -> [Target] {
  modules.map { module("\($0)Tests", .test, needs: [$0]) }
}

// The tool reads the table of contents as well, and has the same rule for it.
let names = chapters.flatMap { ["\($0.number)", $0.name] + $0.exercises }
let twins = Dictionary(grouping: names) { $0.lowercased() }
if let (name, _) = twins.first(where: { $1.count > 1 }) {
  let why =
    "Package.swift: the table has \(name) twice, whatever its case; each number "
    + "and each name has to be its own\n"
  FileHandle.standardError.write(Data(why.utf8))
  exit(1)
}

let lessons = lessonKits + available.flatMap(\.lesson)
let targets: [Target] =
  switch Context.environment["ALL"] {
  case "cores": cores + testsOfCores
  case "tool": cores + lessonKits + tools + testsOfTools
  case "1" where usesToolchain: exercises + cores + lessons
  case "1":
    exercises + cores + lessons + tools + measurements + testsOfCores
      + testsOfTools
  default: exercises + (isWhole || hasViews ? cores : core)
  }

let package = Package(
  name: "ObservationWorkbook",
  // Our cores need the system's `Mutex`. The toolchain's own `Observations`
  // needs macOS 26.
  platforms: usesToolchain
    ? [.macOS(.v26)]
    : [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: (isWhole ? ["ObservationCore", "PublishingCore", "ViewCore"] : [])
    .map { .library(name: $0, targets: [$0]) },
  targets: targets
)
