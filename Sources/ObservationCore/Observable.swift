// How a change is noticed, in one page. Read this file first.
//
// An observable object doesn't know its observers. It only knows when a
// property is read, and when a property is about to change. It reports both to
// its *registrar*.
//
//     reading                                 changing
//     store.name                              store.name = "Ann"
//        │ access(keyPath: \.name)               │ willSet(keyPath: \.name)
//        ▼                                       ▼
//     ObservationRegistrar                    ObservationRegistrar
//        │ is this thread tracking?              │ who observes `name`?
//        ▼                                       ▼
//     ReadLog of this thread                  each Tracking: onChange(),
//        │ when the closure returns              then remove it
//        ▼
//     Tracking ── links ──▶ Observers of the object
//
// `withObservationTracking` runs a closure. Every read during that time is
// recorded in the log of the thread: the observers of the object, the key path
// of the property. When the closure returns, the reads become one *tracking*,
// with a link in the list of each property that was read. The first change of
// any of them calls `onChange`, before the new value is stored, and the whole
// tracking is unlinked.
//
// You rarely write these calls by hand: the `@Observable` macro turns each
// stored property into accessors that make them. The macro itself is the
// toolchain's own; only the declarations below are ours, and the names in its
// expansion refer to the types of this module.
//
// The plain version of all this is the solution of exercise 2.4, two short
// files in Solutions/02-Expansion/4-SmallRegistrar: a dictionary and arrays,
// for one thread at a time. It passes some of the same conformance tests. Read
// that first. Then the files here, in this order:
//
// The two sides
//   Observable             the protocol and the macros
//   ObservationRegistrar   an object's side: access, willSet, didSet
//   ObservationTracking    an observer's side: withObservationTracking
//   Options, Event         the events that an observer can choose
//
// A read is recorded
//   Extent                 the one object behind a registrar and its copies:
//                          every change and every tracked read comes through it
//   ReadLog, Read          the reads of one thread's trackings
//   Recording              how a read gets in there, once
//   Guess                  the place in a log where an object's read may be
//   ThreadLog              the place where each thread keeps its log
//
// A tracking is registered
//   Tracking               one registered observer: its callback and its links
//   Link                   a place in the list of one property; runs of links
//   MissedEvents           events between a read and the registration
//   Observers              the trackings that observe one object
//   WaitingLists           the lists of links, one for each property
//
// A property is a number
//   Property               the number of a key path
//   PropertyCache          the numbers that a thread has looked up lately
//   CountedProperties      the numbers of key paths that capture something
//
// More observers
//   Tracker                an observer that tracks again and can be cancelled
//   ContinuousObservation  a closure that runs again after each change
//   Mailbox                the place where it waits for the next run
//   Observations           values over time, as an asynchronous sequence
//
// Tools
//   Trace                  a record of what happens
//   Locked                 a value behind a lock, and why there are three kinds
//
// "(M-7: 10 ns)" in a comment names a row of `make bench`, and what the plainer
// code costs there. "SE-0395" is a proposal of Swift Evolution.
//
// A program behaves the same with this module as with Swift 6.4's own
// Observation, except for these differences, each with its test:
//
// - The callbacks of one change are called in the order of registration. The
//   toolchain doesn't promise an order.
//   Test: trackings are notified in the order of their installation
// - Each callback is freed as soon as it returns. The toolchain frees them when
//   all of them have returned.
//   Test: a callback is freed before the next one is called
// - A change during the registration of a tracking ends it everywhere.
//   Test: no tracking outlives a change, whichever thread raced it
// - What a different thread does during `apply` is one event of each chosen
//   kind, and one for each deallocated object. Swift 6.4 reports one event in
//   all, and 6.3 none.
//   Test: a tracking with both kinds is notified of both
// - Each iterator of `Observations` waits independently; see `Observations`.
//   Test: an iterator takes no change from another
// - A read of a subscript is tracked even if the `hash` of its index reads a
//   property. The toolchain loses the read of the subscript.
//   Test: an index that reads properties in its hash is not lost
// - Of several equal indices, one is kept for all trackings of all objects.
//   Test: equal indices are kept once for all objects
// - The key path in `registrar.didSet(self, keyPath: …)` can't contain `try` or
//   `await`: it's evaluated only when needed, which makes changes in place a
//   third faster.
//   Test: didSet evaluates its key path only for a tracking that waits
// - A `switch` over `Observations.Iteration` needs no `@unknown default`.
//   Test: a switch over an iteration needs no default
// - `Observation` only has the macro's two types, and can't qualify a function.
//   Test: Observation can't qualify a function
// - Texts that name a type contain `ObservationCore`: `String(reflecting:)`,
//   diagnostics, crash reports.
//   Test: types belong to ObservationCore
// - A tracking of one core ignores changes to objects of the other's macro.
//   Test: the two cores share no reads
// - Two files of a module may each import a different core. In a file that
//   imports both, `@Observable` is ambiguous.
//   Test: a file that imports both cores can't name the macro
//
// Speed.md, beside this file, explains why the module is built from links and
// numbers, and how much faster that is.

/// A type whose changes can be observed, property by property.
///
/// The protocol has no requirements. The `@Observable` macro adds the
/// conformance, and the registrar requires it. A conformance that you write by
/// hand makes nothing observable.
///
/// If a file also imports a module that exports a different type with this
/// name, write `ObservationCore.Observable`. The macro is still `@Observable`.
///
/// - Source: SE-0395.
public protocol Observable {}

/// Makes every stored `var` of a class observable.
///
/// The class gets a registrar, and each stored variable that isn't marked
/// `@ObservationIgnored` becomes a pair of accessors around private storage.
///
///     @Observable final class Store {
///       var name = "Ann"              // observed
///       let id = 7                    // never changes: not observed
///       @ObservationIgnored var hits = 0
///     }
///
/// - Timing: Setting a property notifies its observers before the new value is
///   stored. A plain `=` with an equal value notifies no one; `+=` and other
///   changes in place always notify.
/// - Errors: The compiler rejects structures and actors, and also `lazy`
///   variables and property wrappers that aren't ignored.
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
/// Reading it registers nothing, and changing it notifies no one.
@attached(accessor)
public macro ObservationIgnored() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// The names that appear in the macro's expansion.
///
/// The expansion refers to `Observation.ObservationRegistrar`. With this
/// module, `Observation` is this type, so the accessors call our registrar.
public enum Observation {
  public typealias Observable = ObservationCore.Observable
  public typealias ObservationRegistrar = ObservationCore.ObservationRegistrar
}
