// The key paths of ByHand once more. They are equal to those that the class
// itself uses, but they are different objects.

extension ByHand {
  var numberElsewhere: KeyPath<ByHand, Int> { \.number }
  var linkElsewhere: KeyPath<ByHand, (any Node)?> { \.link }

  /// A key path that is composed while the program runs, so that each call
  /// makes a new object.
  var part: KeyPath<ByHand, Int> {
    (\ByHand.point).appending(path: \Point.x)
  }
}

extension DerivedByHand {
  var aliasElsewhere: KeyPath<DerivedByHand, Int> { \.number }
}
