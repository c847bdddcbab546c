// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The table of contents: one entry for each chapter, from which all of its
// targets follow.
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
    12, "BeyondViews", on: "ObservationCore", mode: .v6,
    ["ScreenWithoutViews", "SaveOnChange", "TestTheModel", "Audit"]),
  Chapter(
    13, "AsyncWork", on: "ViewCore", mode: .v6,
    ["PierBoard", "AnotherPier", "BookOnce", "AskOnce"]),
  Chapter(14, "Capstone", on: "ViewCore", ["TenFaults"]),
]

// The exercises in which the learner writes tests, each with the module of the
// models that judge them. It's a folder beside the suite.
let modelsOfExercises = ["TestTheModel": "Carts"]

// By default, the package is what a learner needs: the exercises, their suites
// and stories, and the cores. Variables of the environment change that:
//   SUBJECT=Solutions   builds the exercises below that root, not Exercises/
//   ONLY=1 ONLY=1,2.3   leaves out every other exercise
//   WITHOUT=1.2,3.1     leaves these out, so that a file that doesn't compile
//                       stops no other; 1.story is the story of chapter 1
//   CORE=Observation    replaces our Observation with the toolchain's own,
//                       under the same import, and leaves out the chapters
//                       about views, because views are built on ours
//   ALL=1               adds lessons, tools and the workspace's own tests
//   ALL=cores ALL=tool  builds only the cores, or the tools, and their own tests
let environment = Context.environment
let subject = environment["SUBJECT"] ?? "Exercises"
let (only, without) = (list("ONLY"), list("WITHOUT"))
let usesToolchain = environment["CORE"] == "Observation"
/// Other packages may depend on the cores, but not on a package built in part.
let isWhole = only.isEmpty && without.isEmpty && !usesToolchain

func list(_ variable: String) -> Set<String> {
  Set((environment[variable] ?? "").split(separator: ",").map(String.init))
}

/// Whether a file or folder of this package exists.
func isThere(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// A module, by default one of `Sources` or of a folder in it.
func module(
  _ name: String, needs: [String] = [], in folder: String? = nil,
  mode: SwiftLanguageMode = .v6
) -> Target {
  let places = ["", "Bench/", "Fuzz/"].map { "Sources/\($0)\(name)" }
  return .target(
    name: name, dependencies: needs.map { .target(name: $0) },
    path: folder ?? places.first(where: isThere),
    swiftSettings: [.swiftLanguageMode(mode)])
}

/// A program, by default one of `Sources`.
func program(
  _ name: String, needs: [String], in folder: String? = nil,
  mode: SwiftLanguageMode = .v6
) -> Target {
  .executableTarget(
    name: name, dependencies: needs.map { .target(name: $0) },
    path: folder ?? "Sources/\(name)",
    swiftSettings: [.swiftLanguageMode(mode)])
}

/// Tests, by default some of the workspace's own.
func tests(
  _ name: String, need: [String], in folder: String? = nil,
  mode: SwiftLanguageMode = .v5
) -> Target {
  .testTarget(
    name: name, dependencies: need.map { .target(name: $0) },
    path: folder ?? "Tests/Workspace/\(name)",
    swiftSettings: [.swiftLanguageMode(mode)])
}

/// A chapter, and the targets that follow from it.
struct Chapter {
  let number: Int
  let name: String
  /// The core that the lesson and the exercises are built on.
  let core: String
  /// The language mode of the lesson and the exercises. By default it's Swift 5,
  /// because the code of the documents compiles unchanged in it.
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
  var isAboutViews: Bool { core == "ViewCore" }

  /// What the suites are built on, besides answers.
  var kits: [String] {
    ["GradingKit", core] + (isAboutViews ? ["ViewGrading"] : [])
  }

  /// The exercises, each with its folder, that the environment selects or not.
  func exercises(selected: Bool) -> [(folder: String, name: String)] {
    zip(1..., exercises).filter { place, _ in
      let id = "\(number).\(place)"
      let isChosen = only.isEmpty || !only.isDisjoint(with: ["\(number)", id])
      return selected == (isChosen && !without.contains(id))
    }.map { ("\($0)-\($1)", $1) }
  }

  /// The modules of the selected exercises, and one target of tests with their
  /// suites and the chapter's story. It leaves out the suites of the others,
  /// and a story whose exercises aren't all there.
  var exerciseTargets: [Target] {
    let selected = exercises(selected: true)
    let others = exercises(selected: false)
    if selected.isEmpty { return [] }
    let suites = tests(
      "\(name)Tests",
      need: selected.map { modelsOfExercises[$0.name] ?? $0.name } + kits,
      in: "Tests/\(folder)")
    let hasStory = others.isEmpty && !without.contains("\(number).story")
    suites.exclude =
      others.map(\.folder) + (hasStory ? [] : ["Story"])
      + selected.compactMap { folder, name in
        modelsOfExercises[name].map { "\(folder)/\($0)" }
      }
    return selected.flatMap { modules($0.name, in: "\(folder)/\($0.folder)") }
      + [suites]
  }

  /// An exercise's modules. Where the learner writes tests, which can't be
  /// imported, they are those tests, and the models that judge them.
  func modules(_ name: String, in place: String) -> [Target] {
    let (answer, suite) = ("\(subject)/\(place)", "Tests/\(place)")
    guard let models = modelsOfExercises[name] else {
      return [module(name, needs: [core], in: answer, mode: mode)]
    }
    return [
      module(models, needs: kits, in: "\(suite)/\(models)", mode: mode),
      tests(name, need: [models, core], in: answer, mode: mode),
    ]
  }

  /// The lesson, a program that plays the notes, and tests that the notes show.
  var lesson: [Target] {
    let (path, lesson) = ("Chapters/\(folder)", "\(name)Lesson")
    let (needs, pages) = ([lesson, core], "\(path)/Tests")
    return [program(lesson, needs: ["LessonKit", core], in: path, mode: mode)]
      + [tests("\(lesson)Tests", need: needs, in: pages, mode: mode)]
      .filter { isThere($0.path!) }
  }
}

// The modules that exercises and their suites are built on.
let observation =
  usesToolchain
  ? [module("ObservationCore", in: "Sources/ToolchainCore")]
  : [module("ThreadSlot"), module("ObservationCore", needs: ["ThreadSlot"])]
let views = [
  module("PublishingCore"),
  module("ViewCore", needs: ["ObservationCore", "PublishingCore"]),
  module("ViewGrading", needs: ["GradingKit", "ViewCore"]),
]
let grading = module("GradingKit", needs: ["ObservationCore", "Results"])
let available = chapters.filter { !usesToolchain || !$0.isAboutViews }
let hasViews = available.contains {
  $0.isAboutViews && !$0.exercises(selected: true).isEmpty
}
let cores =
  observation + [module("Results"), grading]
  + (isWhole || hasViews ? views : [])

let package = Package(
  name: "ObservationWorkbook",
  // Our cores need `Mutex`, the toolchain's own `Observations` macOS 26.
  platforms: usesToolchain
    ? [.macOS(.v26)]
    : [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: isWhole
    ? ["ObservationCore", "PublishingCore", "ViewCore"].map {
      .library(name: $0, targets: [$0])
    } : [],
  targets: cores + available.flatMap(\.exerciseTargets))

// What follows is the workspace's own. Lessons are built on these modules.
let lessonKits = [
  module("Course"),
  module("NotesKit"),
  module("LessonKit", needs: ["Course", "NotesKit", "ObservationCore"]),
]

// The tools behind `make`, the learner's and the author's, and what `make try`
// and `make play` link into a learner's program; with the tests of them all.
let tool = ["AuthorKit", "Course", "Results", "WorkbookKit"]
let tools = [
  module("PlayKit", needs: ["LessonKit", "NotesKit", "ViewCore"]),
  module("WorkbookKit", needs: ["Course", "NotesKit", "Results"]),
  program("workbook", needs: ["WorkbookKit"]),
  module("AuthorKit", needs: ["Course", "NotesKit", "Results", "WorkbookKit"]),
  program("author", needs: ["AuthorKit"]),
  tests("CourseTests", need: ["Course"]),
  tests("NotesKitTests", need: ["NotesKit"]),
  tests("GradingKitTests", need: ["GradingKit", "ObservationCore", "Results"]),
  tests(
    "LessonKitTests",
    need: ["Course", "LessonKit", "NotesKit", "ObservationCore"]),
  tests("PlayKitTests", need: ["PlayKit", "NotesKit", "ViewCore"]),
  tests(
    "WorkbookKitTests", need: ["Course", "WorkbookKit", "NotesKit", "Results"]),
  tests("AuthorKitTests", need: tool + ["NotesKit"]),
  tests("WorkbookToolTests", need: tool),
]

// Measurements, and random programs that compare the two cores. In both, a link
// compiles the same sources twice: for our core, and for the toolchain's own.
let workloads = [
  "BenchKit", "BenchViews", "BenchWorkloads", "ToolchainWorkloads",
]
let measurements = [
  module("AllocatedBytes"),
  module("BenchKit", needs: ["AllocatedBytes"]),
  module("BenchViews", needs: ["BenchKit", "ViewCore"]),
  module("BenchWorkloads", needs: ["BenchKit", "ObservationCore"]),
  module("ToolchainWorkloads", needs: ["BenchKit"]),
  program("bench", needs: workloads, in: "Sources/Bench/Program"),
  tests("BenchTests", need: workloads),
  tests("ToolchainConformance", need: ["GradingKit"]),
  module("FuzzModel"),
  module("FuzzSubject", needs: ["FuzzModel", "ObservationCore"]),
  module("ToolchainSubject", needs: ["FuzzModel"]),
  module("FuzzKit", needs: ["FuzzModel", "FuzzSubject", "ToolchainSubject"]),
  program("fuzz", needs: ["FuzzKit"], in: "Sources/Fuzz/Program"),
  tests("FuzzTests", need: ["FuzzKit", "FuzzModel", "FuzzSubject"]),
]

let testsOfCores = [
  tests("ObservationCoreTests", need: ["ObservationCore"]),
  tests(
    "ObservationCoreConformance", need: ["GradingKit", "ObservationCore"],
    in: "Tests/Workspace/Conformance"),
  tests("PublishingCoreTests", need: ["PublishingCore"]),
  tests("ViewCoreTests", need: ["ViewCore"]),
]

switch environment["ALL"] {
case "cores": package.targets = cores + testsOfCores
case "tool": package.targets = cores + lessonKits + tools
case "1":
  package.targets += lessonKits + available.flatMap(\.lesson)
  if !usesToolchain { package.targets += tools + measurements + testsOfCores }
default: break
}

// The pages and folders of a target that aren't compiled.
let uncompiled = [
  "Task.md", "Hints.md", "Notes.md", "Documents.md", "Rules.md", "Speed.md",
  "Grade/Record.md", "Transcript.txt", "DoesNotCompile", "Fixtures", "Screens",
  "Templates", "Tests",
]

for target in package.targets {
  let (folder, isTest) = (target.path ?? "", target.type == .test)
  target.exclude = (target.exclude + uncompiled).filter {
    isThere("\(folder)/\($0)")
  }
  // Other systems and toolchains have other warnings than the gate's.
  #if compiler(>=6.3) && compiler(<6.4)
    if folder.hasPrefix("Sources/") {
      target.swiftSettings?.append(
        .treatAllWarnings(as: .error, .when(platforms: [.linux])))
    }
  #endif
  if target.name.hasPrefix("Toolchain") || usesToolchain && !isTest {
    target.swiftSettings?.append(.define("TOOLCHAIN"))
  }
  if isTest, !folder.hasPrefix("Tests/Workspace/") {
    // For files that test a core there, and an exercise elsewhere.
    target.swiftSettings?.append(.define("EXERCISE"))
  }
}
