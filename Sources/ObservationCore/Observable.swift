// How a change is noticed, in one page. Read this file first.
//
// An observable object does not know who is interested in it. It knows two
// moments: a property is read, a property is about to change. It tells both
// to its *registrar*.
//
//     reading                                 changing
//     store.name                              store.name = "Ann"
//        │ access(keyPath: \.name)               │ willSet(keyPath: \.name)
//        ▼                                       ▼
//     ObservationRegistrar                    ObservationRegistrar
//        │ is this thread tracking?              │ who waits for `name`?
//        ▼                                       ▼
//     ReadLog of this thread                  each Tracking: onChange(),
//        │ when the closure has ended            then forget it
//        ▼
//     Tracking ── links ──▶ Observers of the object
//
// `withObservationTracking` runs a closure. Every read during that time is
// recorded in the log of the thread: the observers of the object, the key path
// of the property. When the closure has ended, the reads become one
// *tracking*, with a link in the list of each property that was read. The
// first change of any of them calls `onChange`, before the new value is
// stored, and the whole tracking is unlinked.
//
// Nobody writes these calls by hand: the `@Observable` macro turns each stored
// property into accessors that make them. The macro itself is the toolchain's
// own; only the declarations below are ours, and the names that its expansion
// mentions lead to the types of this module.
//
//   Observable            the protocol and the macros
//   ObservationRegistrar  an object's side: access, willSet, didSet
//   ObservationTracking   an observer's side: withObservationTracking
//   Options, Event        what an observer asks to be told, and is told
//   ReadLog, Read         what the closures of one thread have read
//   Recording             how a read gets in there, once
//   CountedReads          the same of properties that capture something
//   ThreadLog             where each thread keeps its log
//   Tracking              one observer that waits: its links and its callback
//   Observers             who waits for one object
//   WaitingLists          the lists of links, one for each property
//   Property              properties by number
//   PropertyCache         the numbers that a thread has looked up lately
//   CountedProperties     the numbers of key paths that capture something
//   Tracker               an observer that tracks again and can be cancelled
//   ContinuousObservation a closure that runs again after each change
//   Mailbox               where it waits for the next run
//   Trace                 what happens, written down
//   Observations          values over time, as an asynchronous sequence
//   Locked                a value behind a lock
//
// A program does the same on it as on the toolchain's own Observation, but for
// these differences:
//
// - The callbacks of one change are called in the order of registration, and
//   each is freed as soon as it has returned. The toolchain's are called in no
//   promised order, and are freed when all of them have returned.
// - Each iterator of `Observations` stands for itself; see there.
// - An index whose `hash` reads a property is tracked. The toolchain loses the
//   read of the subscript.
// - Of equal indices one is kept for all who wait, in whatever object.
// - A text that names a type says `ObservationCore`: `String(reflecting:)`,
//   a diagnostic, a crash report.
// - The two share no reads: a closure that our `withObservationTracking` runs
//   is not told of objects that the toolchain's macro made observable, nor the
//   other way round. Two files of a module may import one each; one file that
//   imports both cannot say `@Observable`, for the name is ambiguous.
//
// Why it is built of links and numbers, and what that gains, is told in
// Speed.md beside this file.

/// A type whose changes can be observed, property by property.
///
/// The protocol has no requirements: it is a mark that the `@Observable` macro
/// leaves, so that the registrar can ask for it. To conform by hand observes
/// nothing.
///
/// Where a file also imports a module that exports another type of this name,
/// the name alone is ambiguous. Write `ObservationCore.Observable`, or decide
/// for the whole file:
///
///     private typealias Observable = ObservationCore.Observable
///
/// The macro is still `@Observable`. With the toolchain's own Observation
/// nothing is ambiguous: the name means the other module's type.
///
/// - Source: SE-0395.
public protocol Observable {}

/// Makes every stored `var` of a class observable.
///
/// The class gets a registrar, and each stored variable that is not marked
/// `@ObservationIgnored` becomes a pair of accessors around private storage.
///
///     @Observable final class Store {
///       var name = "Ann"              // observed
///       let id = 7                    // never changes: not observed
///       @ObservationIgnored var hits = 0
///     }
///
/// - Timing: A set tells the registrar before the new value is stored. A plain
///   `=` with an equal value tells nobody; `+=` and other changes in place
///   always tell.
/// - Errors: Structures and actors are refused by the compiler,
///   and so are `lazy` variables and property wrappers that are not ignored.
/// - Source: SE-0395; the toolchain's `ObservationMacros` plug-in.
@attached(
  member, names: named(_$observationRegistrar), named(access),
  named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Observable() =
  #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

/// Makes one stored property observable; `@Observable` adds it for you.
@attached(
  accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(`_`))
public macro ObservationTracked() =
  #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

/// Leaves one stored property out of observation.
///
/// Reading it registers nothing and changing it tells nobody.
@attached(accessor)
public macro ObservationIgnored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// The names that an expansion of the macro mentions.
///
/// The expansion says `Observation.ObservationRegistrar`. Where this module is
/// imported, `Observation` is this type, and so our registrar is called.
public enum Observation {
  public typealias Observable = ObservationCore.Observable
  public typealias ObservationRegistrar = ObservationCore.ObservationRegistrar
}
