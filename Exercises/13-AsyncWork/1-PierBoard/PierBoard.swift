import ViewCore

/// WRITE THIS: what the model stands for.
@Observable
final class Sample {
  var value = 1
}

/// WRITE THIS: what the view shows, and to whom.
///
///     let host = ViewHost(PierBoard(sample: Sample()))
///     host.screen                           // Value: 1
struct PierBoard: View {
  let sample: Sample

  var body: some View {
    // TODO 1: WRITE THIS: what is to be done here, such as: show the value.
    Text("Value:")
  }
}
