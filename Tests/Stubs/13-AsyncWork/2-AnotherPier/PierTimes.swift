import ViewCore

/// WRITE THIS: what the model stands for.
@Observable
final class Sample {
  var value = 1
}

/// WRITE THIS: what the view shows, and to whom.
///
///     let host = ViewHost(PierTimes(sample: Sample()))
///     host.screen                           // Value: 1
struct PierTimes: View {
  let sample: Sample

  var body: some View {
    // TODO 1: WRITE THIS: what is to be done here, such as: show the value.
    Text("Value:")
  }
}
