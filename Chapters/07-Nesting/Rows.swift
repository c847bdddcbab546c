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
    Both lists show soup, pie and cake, and the soup is removed. Which lines \
    are evaluated?
    """,
    .wrong(
      "in both lists, none: pie and cake haven't changed",
      """
      that's true of the second list. In the first, the line at index 0 showed \
      the soup, and is now given the pie.
      """),
    .right(
      "all the remaining lines in the first, none in the second",
      """
      `id:` determines how a line is identified. Index 0 still exists, with a \
      different dish; the line named pie still exists, with the same dish.
      """),
    .wrong(
      "in both lists, all the remaining lines: the array changed",
      """
      only the lists read the array. A line takes one dish, and is skipped if \
      it already had that dish.
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
