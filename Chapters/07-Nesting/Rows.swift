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
      "in both lists, none: pie and cake are as they were",
      """
      that holds for the second list. In the first, the line at index 0 \
      showed the soup, and is now handed the pie.
      """),
    .right(
      "all that are left in the first, none in the second",
      """
      `id:` says how to recognise a line. Index 0 is still there, with another \
      dish; the line named pie is still there, with the same one.
      """),
    .wrong(
      "in both lists, all that are left: the array has changed",
      """
      the array is read by the lists. A line is handed one dish, and is \
      skipped if it already had that one.
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
