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
    // TODO 1: WRITE THIS: what to do here, such as: show the value.
    Text("Value:")
  }
}
