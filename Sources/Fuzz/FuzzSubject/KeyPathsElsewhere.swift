// The key paths of ByHand once more. Here they are other objects than those
// that the class itself writes, but equal to them.

extension ByHand {
  var numberElsewhere: KeyPath<ByHand, Int> { \.number }
  var linkElsewhere: KeyPath<ByHand, (any Node)?> { \.link }

  /// Put together while the program runs: a new object at every call.
  var part: KeyPath<ByHand, Int> {
    (\ByHand.point).appending(path: \Point.x)
  }
}

extension DerivedByHand {
  var aliasElsewhere: KeyPath<DerivedByHand, Int> { \.number }
}
