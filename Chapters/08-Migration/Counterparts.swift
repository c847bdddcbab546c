import LessonKit
import ViewCore

// snippet.a-pipeline
final class OldJar: ObservableObject {
  @Published var coins = 0
  private var printing: AnyCancellable?
  init() {
    printing = $coins.map { $0 / 10 }.removeDuplicates()
      .sink { print("old:", $0, "tens") }
  }
}

@Observable
final class NewJar {
  var coins = 0 {
    didSet {
      if coins / 10 != oldValue / 10 { tell() }
    }
  }
  init() { tell() }
  func tell() { print("new:", coins / 10, "tens") }
}
// snippet.end

let pipelines = Run("pipelines") {
  // snippet.pipelines
  let (old, new) = (OldJar(), NewJar())
  for coins in [5, 12, 19] {
    old.coins = coins
    new.coins = coins
  }
  // snippet.end
}
