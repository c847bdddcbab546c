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

// snippet.two-hearers
struct OldHearer: View {
  let store: Before.TodoStore
  var body: some View {
    Text("old").onReceive(store.$minutes) {
      print("received", $0)
    }
  }
}

struct NewHearer: View {
  let store: TodoStore
  var body: some View {
    Text("new").onChange(of: store.minutes) { _, new in
      print("changed to", new)
    }
  }
}
// snippet.end

let hearers = Run("hearers") {
  // snippet.hearers
  let (old, new) = (Before.TodoStore(), TodoStore())
  let host = ViewHost(
    VStack {
      OldHearer(store: old)
      NewHearer(store: new)
    })
  host.perform {
    for minutes in [5, 10] {
      old.minutes = minutes
      new.minutes = minutes
    }
  }
  // snippet.end
}

// snippet.two-makers
final class OldDiary: ObservableObject {
  init() { print("an old diary is made") }
}

@Observable
final class NewDiary {
  init() { print("a new diary is made") }
}

struct Diaries: View {
  let day: Int
  @StateObject var old = OldDiary()
  @State var new = NewDiary()
  var body: some View { Text("day \(day)") }
}
// snippet.end

// snippet.two-days
struct Days: View {
  @State var day = 1
  var body: some View {
    Diaries(day: day)
    Button("Next") { day += 1 }
  }
}
// snippet.end

let makers = Run("makers") {
  // snippet.makers
  let host = ViewHost(Days())
  host.tap("Next")
  host.tap("Next")
  // snippet.end
}

// snippet.made-in-init
struct Reader: View {
  let day: Int
  @State var diary: NewDiary

  init(day: Int) {
    self.day = day
    _diary = State(initialValue: NewDiary())
  }

  var body: some View { Text("day \(day)") }
}

struct ReaderDays: View {
  @State var day = 1
  var body: some View {
    Reader(day: day)
    Button("Next") { day += 1 }
  }
}
// snippet.end

let madeInInit = Run("made-in-init") {
  // snippet.made-in-init-run
  let host = ViewHost(ReaderDays())
  host.tap("Next")
  host.tap("Next")
  print(host.screen)
  // snippet.end
}
