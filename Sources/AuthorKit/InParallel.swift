import Dispatch
import Synchronization

/// Does the same for each element, several at a time.
///
/// - Returns: The results, in the order of the elements.
/// - Throws: The error of the first element that has one.
func inParallel<Element: Sendable, Value: Sendable>(
  _ elements: [Element], _ work: @Sendable (Element) throws -> Value
) throws -> [Value] {
  let results = Mutex<[Int: Result<Value, any Error>]>([:])
  DispatchQueue.concurrentPerform(iterations: elements.count) { index in
    let result = Result { try work(elements[index]) }
    results.withLock { $0[index] = result }
  }
  return try results.withLock { found in
    try elements.indices.map { try found[$0]!.get() }
  }
}
