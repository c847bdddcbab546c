// From a change to the screen, in one page. Read this file first.
//
// A view is a value that describes something. It is made anew all the time; what
// lasts is the *node* at its place in the tree. One change goes through these
// folders, in this order:
//
//   Describe   the views, their builder and modifiers: what a learner writes
//   Data       the properties that connect them with what lasts
//   Keep       nodes: by which identity they last, and what they keep
//   Mark       a change is noticed; it marks a node, and says the cause
//   Evaluate   one pass evaluates what is marked, and skips what is the same
//   Render     a walk over the nodes draws the screen
//   Host       a screen without a screen, its log, and all messages
//
//     store.done = true
//        │ willSet, as Observable says
//        ▼
//     Tracker of each node whose body has read it
//        │ mark(property Store.done)
//        ▼
//     Inbox ── until the action is over ──▶ a pass
//        │ the node nearest to the root first
//        ▼
//     body, evaluated in a private copy of the view, in a new tracking
//        │ after the tracking is closed
//        ▼
//     each node below receives its new view: the same inputs? skipped
//
// Nothing is evaluated where a change is made: at that moment the new value is
// not there yet.

@_exported import ObservationCore
@_exported import PublishingCore
