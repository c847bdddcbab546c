// From a change to the screen, in one page. Read this file first.
//
// A view is a value that describes a part of the screen. It is made anew all
// the time, while the *node* at its place in the tree lasts. A change goes
// through these folders, in this order:
//
//   Describe   the views, their builder and modifiers, as a learner writes them
//   Data       the properties that connect a view with its node
//   Keep       the nodes, their identity, and everything that they keep
//   Mark       a change is noticed; it marks a node, and gives the cause
//   Evaluate   one pass evaluates the marked nodes, and skips equal inputs
//   Render     a walk over the nodes draws the screen
//   Host       the stand-in for a screen and its user, the log, all messages
//
//     store.done = true
//        │ willSet, from the setter that @Observable has made
//        ▼
//     Tracker of each node whose body has read it
//        │ mark(property Store.done)
//        ▼
//     Inbox ── when the action is over ──▶ a pass
//        │ the node nearest to the root first
//        ▼
//     body, evaluated in a private copy of the view, in a new tracking
//        │ when the tracking is closed
//        ▼
//     each node below receives its new view, and is skipped if its inputs are
//     the same
//
// Nothing is evaluated at the moment of the change, because the new value is
// not stored yet.
//
// An id such as P-21 stands for one rule of behaviour. Rules.md lists them, each
// with what SwiftUI does. The test whose name begins with the id shows it, in
// Tests/Workspace/ViewCoreTests.

@_exported import ObservationCore
@_exported import PublishingCore
