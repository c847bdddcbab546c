import LessonKit
import ObservationCore

// snippet.a-page
@Observable
final class Page {
  var title = "Orders"
  @ObservationIgnored var drawings = 0
}
// snippet.end

let ignored = Run("ignored") {
  // snippet.ignored
  let page = Page()
  withObservationTracking {
    print(page.title, "drawn:", page.drawings)
  } onChange: {
    print("it was:", page.title, page.drawings)
  }
  page.drawings = 1
  page.title = "Invoices"
  // snippet.end
}
