import LessonKit
import ViewCore

// snippet.a-dish
@Observable
final class Dish {
  let name: String
  var isGone = false
  var text: String { isGone ? "no \(name)" : name }

  init(_ name: String) { self.name = name }
}
// snippet.end

// snippet.a-menu
struct MenuView: View {
  let soup: Dish
  let pie: Dish

  var body: some View {
    line(of: soup)
    DishLine(dish: pie)
  }

  func line(of dish: Dish) -> some View {
    Text(dish.text)
  }
}

struct DishLine: View {
  let dish: Dish
  var body: some View { Text(dish.text) }
}
// snippet.end

let aFunction = Run(
  "a-function",
  predict: Prediction(
    "The soup sells out, and then the pie does. Which bodies are evaluated?",
    .wrong(
      "a line each time, and `MenuView` never",
      """
      a function isn't a view, even if it returns one.
      """),
    .right(
      "`MenuView`, then `DishLine`",
      """
      the soup is read in the function `line(of:)`. The body of `MenuView` \
      calls this function, so the read counts for `MenuView`. The pie is read \
      in the body of `DishLine`, a view of its own.
      """),
    .wrong(
      "`MenuView` both times",
      """
      `MenuView` only passes the pie along, to a view with a body of its own.
      """))
) {
  // snippet.a-function
  let (soup, pie) = (Dish("soup"), Dish("pie"))
  let host = ViewHost(MenuView(soup: soup, pie: pie))
  host.reset()
  host.perform { soup.isGone = true }
  host.perform { pie.isGone = true }
  print(host.table)
  // snippet.end
}

// snippet.a-copied-line
struct CopiedLine: View {
  let text: String
  init(dish: Dish) { text = dish.text }
  var body: some View { Text(text) }
}

struct SoupView: View {
  let soup: Dish
  var body: some View { CopiedLine(dish: soup) }
}
// snippet.end

let inInit = Run("in-init") {
  // snippet.in-init
  let soup = Dish("soup")
  let alone = ViewHost(CopiedLine(dish: soup))
  let host = ViewHost(SoupView(soup: soup))
  host.reset()
  host.perform { soup.isGone = true }
  alone.update()
  print("alone:", alone.screen)
  print("with a parent:", host.screen)
  print(host.table)
  // snippet.end
}
