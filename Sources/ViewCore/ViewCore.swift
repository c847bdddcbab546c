// From a change to the screen, in one page. Read this file first.
//
// A view is a value that describes a part of the screen. Views are made anew
// all the time, while the *node* at a view's place in the tree lasts. A change
// passes through these folders, in this order:
//
//
//   Describe   the views, their builder and modifiers, as you write them
//   Data       the properties that connect a view with its node
//   Keep       the nodes, their identity, and everything that they keep
//   Mark       a change is noticed; it marks a node, and gives the cause
//   Evaluate   one pass evaluates the marked nodes, and skips unchanged views
//   Render     a walk over the nodes draws the screen
//   Host       the stand-in for a screen and its user, the log, all messages
//
//     store.done = true
//        │ willSet, from the setter that @Observable has made
//        ▼
//     Tracker of each node whose body has read it
//        │ mark(property Store.done)
//        ▼
//     Inbox ── when the action has finished ──▶ a pass
//        │ the node nearest to the root first
//        ▼
//     body, evaluated in a private copy of the view, in a new tracking
//        │ when the tracking is closed
//        ▼
//     each node below receives its new view, and is skipped if none of its
//     inputs have changed
//
// Nothing is evaluated at the moment of the change, because at that moment the
// new value hasn't been stored yet.
//
// An id such as P-21 stands for one rule of behaviour. Rules.md lists all
// rules, each with what SwiftUI does, and a test in
// Tests/Workspace/ViewCoreTests whose name begins with the id shows that the
// host follows the rule.

@_exported import ObservationCore
@_exported import PublishingCore
