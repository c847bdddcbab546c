// The carts that a suite is judged by.

/// A cart that a team built, right or wrong.
struct CartModel: Sendable {
  /// The name that only the judge uses.
  let name: String
  /// What a right cart does in its own way, or a wrong cart does wrongly; a
  /// sentence that starts with "this cart".
  let behaviour: String
  /// What a test has to do to refuse a wrong cart, or to pass on a right one;
  /// empty if the behaviour says it.
  let remedy: String
  /// Where its mistake is taught.
  let chapter: Int
  let make: @MainActor (((String) -> Void)?) -> any Cart

  init(
    _ name: String, _ behaviour: String, remedy: String = "",
    chapter: Int = 0,
    make: @escaping @MainActor (((String) -> Void)?) -> any Cart
  ) {
    self.name = name
    self.behaviour = behaviour
    self.remedy = remedy
    self.chapter = chapter
    self.make = make
  }
}

/// Every cart there is.
let cartModels =
  [idleCart] + rightCarts + cartsWithWrongValues + cartsWithWrongNotifications
  + cartsThatSaveWrongly

/// A cart that does nothing at all. A suite that passes on it expects nothing.
let idleCart = CartModel("idle", "this cart does nothing at all") { _ in
  final class ShoppingCart: Basket {
    override var customer: String {
      get { "" }
      set {}
    }

    override var note: String {
      get { "" }
      set {}
    }

    override var total: Int { 0 }

    override func append(_ line: any Line) {}
  }
  return ShoppingCart(saving: nil)
}
