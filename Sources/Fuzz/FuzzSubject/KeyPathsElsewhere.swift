// The key paths of ByHand once more. These are different objects from those
// that the class itself uses, but equal to them.

extension ByHand {
  var numberElsewhere: KeyPath<ByHand, Int> { \.number }
  var linkElsewhere: KeyPath<ByHand, (any Node)?> { \.link }

  /// A key path composed while the program runs: a new object at every call.
  var part: KeyPath<ByHand, Int> {
    (\ByHand.point).appending(path: \Point.x)
  }
}

extension DerivedByHand {
  var aliasElsewhere: KeyPath<DerivedByHand, Int> { \.number }
}
