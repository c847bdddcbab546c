// A list for the code around the measured calls. Each use of an array would
// check for unique references and exclusive access, and the time for that would
// count on both cores.

/// A growing list in plain memory, which its owner has to deallocate.
struct PlainList<Element: BitwiseCopyable> {
  private struct Storage {
    var elements: UnsafeMutablePointer<Element>
    var capacity = 2
    var count = 0
  }

  private let storage: UnsafeMutablePointer<Storage>

  init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(elements: .allocate(capacity: 2)))
  }

  func deallocate() {
    storage.pointee.elements.deallocate()
    storage.deallocate()
  }

  var count: Int { storage.pointee.count }

  subscript(index: Int) -> Element { storage.pointee.elements[index] }

  func append(_ element: Element) {
    if count == storage.pointee.capacity { makeRoom() }
    storage.pointee.elements[count] = element
    storage.pointee.count += 1
  }

  func removeAll() { storage.pointee.count = 0 }

  private func makeRoom() {
    let more = UnsafeMutablePointer<Element>.allocate(capacity: count * 2)
    more.moveInitialize(from: storage.pointee.elements, count: count)
    storage.pointee.elements.deallocate()
    storage.pointee.elements = more
    storage.pointee.capacity = count * 2
  }
}
