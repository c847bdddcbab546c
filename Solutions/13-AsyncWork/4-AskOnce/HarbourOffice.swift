import ViewCore

/// WRITE THIS: what the model stands for.
@Observable
final class Sample {
  var value = 1
}

/// WRITE THIS: what the view shows, and to whom.
///
///     let host = ViewHost(HarbourOffice(sample: Sample()))
///     host.screen                           // Value: 1
struct HarbourOffice: View {
  let sample: Sample

  var body: some View {
    // Why: WRITE THIS: the reason for what stands here.
    Text("Value: \(sample.value)")
    // Also works: WRITE THIS: a second answer that is as good, if there is one.
  }
}
