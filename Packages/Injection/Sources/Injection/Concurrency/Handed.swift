import Synchronization

extension Mutex where Value: ~Copyable {
  /// Does something with what is locked, and hands out the answer, whatever its type.
  func handing<Answer>(_ body: (inout sending Value) -> Answer) -> Answer {
    withLock { Handed(answer: body(&$0)) }.answer
  }
}

/// What leaves a lock. Sendable though not checked: it is the one answer, and only the thread that asked has it.
private struct Handed<Answer>: @unchecked Sendable {
  let answer: Answer
}
