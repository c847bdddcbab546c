import ViewCore

/// WRITE THIS: what the model stands for.
@Observable
final class Sample {
  var value = 1
}

/// WRITE THIS: what the view shows, and to which user.
///
///     let host = ViewHost(TYPE(sample: Sample()))
///     host.screen                           // Value: 1
struct TYPE: View {
  let sample: Sample

  var body: some View {
    // Why: WRITE THIS: the reason for this code.
    Text("Value: \(sample.value)")
    // Also works: WRITE THIS: a second answer that's as good, if there is one.
  }
}
