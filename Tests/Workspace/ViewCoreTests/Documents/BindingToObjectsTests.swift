// Three ways to a binding of an object's property.

import Testing
import ViewCore

@Observable
private class Recipe {
  var name = "Soup"
}

private struct BindableProperty: View {
  @Bindable var recipe: Recipe
  var body: some View {
    TextField("", text: $recipe.name)
  }
}

private struct LocalBindable: View {
  var recipe: Recipe
  var body: some View {
    @Bindable var recipe = recipe
    TextField("", text: $recipe.name)
  }
}

private struct GetAndSet: View {
  var recipe: Recipe
  var name: Binding<String> {
    .init(get: { recipe.name }, set: { recipe.name = $0 })
  }
  var body: some View {
    TextField("", text: name)
  }
}

private struct Kitchen<Editor: View>: View {
  @State var recipe = Recipe()
  let editor: (Recipe) -> Editor
  var body: some View {
    editor(recipe)
  }
}

@MainActor @Suite struct BindingToObjectsTests {
  /// What is typed reaches the object, and what is set elsewhere the field.
  private func edit(_ view: (Recipe) -> some View) -> ViewHost {
    let recipe = Recipe()
    let host = ViewHost(view(recipe))
    #expect(host.screen == "Soup_")
    host.reset()
    host.paste("Stew", into: "")
    #expect(host.screen == "Stew_")
    #expect(recipe.name == "Stew")
    host.perform { recipe.name = "Bread" }
    #expect(host.screen == "Bread_")
    return host
  }

  @Test func `a bindable property`() {
    let host = edit { BindableProperty(recipe: $0) }
    #expect(
      host.takeEvaluations() == [
        "BindableProperty: property Recipe.name",
        "BindableProperty: property Recipe.name",
      ])
  }

  @Test func `a bindable variable inside the body`() {
    let host = edit { LocalBindable(recipe: $0) }
    #expect(
      host.takeEvaluations() == [
        "LocalBindable: property Recipe.name",
        "LocalBindable: property Recipe.name",
      ])
  }

  @Test func `a binding made by hand reads when it is made`() {
    let host = edit { GetAndSet(recipe: $0) }
    #expect(
      host.takeEvaluations() == [
        "GetAndSet: property Recipe.name", "GetAndSet: property Recipe.name",
      ])
  }

  @Test func `the owner of the object is not evaluated`() {
    let hosts = [
      ViewHost(Kitchen { BindableProperty(recipe: $0) }),
      ViewHost(Kitchen { LocalBindable(recipe: $0) }),
      ViewHost(Kitchen { GetAndSet(recipe: $0) }),
    ]
    for host in hosts {
      host.reset()
      host.paste("Stew", into: "")
      #expect(host.screen == "Stew_")
      #expect(!host.evaluations.contains { $0.view.hasPrefix("Kitchen") })
    }
  }
}
