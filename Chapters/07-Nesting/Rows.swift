import LessonKit
import ViewCore

// snippet.two-lists
struct DishLine: View {
  let dish: Dish
  var body: some View {
    Text(dish.isGone ? "no \(dish.name)" : dish.name)
  }
}

struct ListByIndex: View {
  let kitchen: Kitchen
  var body: some View {
    ForEach(kitchen.dishes.indices, id: \.self) { i in
      DishLine(dish: kitchen.dishes[i])
    }
  }
}
// snippet.end

// snippet.by-name
struct ListByName: View {
  let kitchen: Kitchen
  var body: some View {
    ForEach(kitchen.dishes, id: \.name) { dish in
      DishLine(dish: dish)
    }
  }
}
// snippet.end

let addedDish = Run("added-dish") {
  // snippet.added-dish
  let kitchen = Kitchen()
  let host = ViewHost(ListByIndex(kitchen: kitchen))
  host.reset()
  host.perform { kitchen.dishes[1].isGone = true }
  host.perform { kitchen.dishes.append(Dish("cake")) }
  print(host.drawing)
  // snippet.end
}

let removedDish = Run(
  "removed-dish",
  predict: Prediction(
    """
    Both lists show soup, pie and cake. Then the soup is removed. Which lines \
    are evaluated?
    """,
    .wrong(
      "in both lists, none: pie and cake haven't changed",
      """
      the dishes haven't changed, but in the first list, the line at index 0 \
      had the soup and now gets the pie.
      """),
    .right(
      "in the first list, all the remaining lines; in the second list, none",
      """
      the `id:` tells the host which line is which. The first list identifies \
      its lines by index, so when the soup is removed, each remaining dish \
      moves to a different line. The second list identifies its lines by name, \
      so the pie and the cake keep their lines, and the host skips those \
      lines.
      """),
    .wrong(
      "in both lists, all the remaining lines: the array changed",
      """
      the lines don't read the array, and a line that gets the same dish as \
      before is skipped.
      """))
) {
  // snippet.removed-dish
  let kitchen = Kitchen()
  kitchen.dishes.append(Dish("cake"))
  let first = ViewHost(ListByIndex(kitchen: kitchen))
  let second = ViewHost(ListByName(kitchen: kitchen))
  for host in [first, second] { host.reset() }
  kitchen.dishes.removeFirst()
  for host in [first, second] {
    host.update()
    print(host.drawing)
  }
  // snippet.end
}
