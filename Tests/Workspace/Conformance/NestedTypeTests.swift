// Classes inside other types, generic or not.

import Testing

#if TOOLCHAIN
  import Observation
#else
  import ObservationCore
#endif

struct Shelf {
  @Observable final class Book { var title = "Emma" }
}

@Observable final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

struct StructAround {
  @Observable final class GenericInside<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}

struct GenericStructAround<Value> {
  @Observable final class Inside { var value: Value? }
}

class ClassAround {
  @Observable final class GenericInside<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}

class GenericClassAround<Value> {
  @Observable final class Inside { var value: Value? }
}

enum Extended {}

extension Extended {
  @Observable final class Inside { var value = 0 }
}

@Suite struct NestedTypeTests {
  let log = Log()

  @Test func `a class in a structure`() {
    let book = Shelf.Book()
    log.track("title") { book.title }
    book.title = "Persuasion"
    #expect(log.all == ["title"])
  }

  @Test func `a generic class`() {
    let (number, word) = (Box(1), Box("one"))
    log.track("number") { number.value }
    log.track("word") { word.value }
    number.value = 2
    #expect(log.all == ["number"])
    word.value = "two"
    #expect(log.all == ["number", "word"])
  }

  @Test func `generic and plain classes in generic and plain types`() {
    let inStruct = StructAround.GenericInside(1)
    let inGenericStruct = GenericStructAround<Int>.Inside()
    let inClass = ClassAround.GenericInside(1)
    let inGenericClass = GenericClassAround<Int>.Inside()
    log.track("1") { inStruct.value }
    log.track("2") { inGenericStruct.value }
    log.track("3") { inClass.value }
    log.track("4") { inGenericClass.value }
    inStruct.value = 2
    inGenericStruct.value = 2
    inClass.value = 2
    inGenericClass.value = 2
    #expect(log.all == ["1", "2", "3", "4"])
  }

  @Test func `a class in an extension`() {
    let subject = Extended.Inside()
    log.track("value") { subject.value }
    subject.value = 1
    #expect(log.all == ["value"])
  }
}
