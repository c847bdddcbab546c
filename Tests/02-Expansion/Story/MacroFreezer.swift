import ObservationCore

/// A model with the macro, beside those that are written by hand.
///
/// It has a separate file because XCTest brings Foundation, which on macOS
/// has a macro of this name, too.
@Observable
final class MacroFreezer {
  var degrees = -18
}
