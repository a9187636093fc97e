/// Lets many threads read, or one write.
///
/// A reader takes one of a few mutexes, the one that its thread always takes, so that readers rarely meet; a writer
/// takes all of them, in order. Not recursive.
final class ReadWriteLock: Sendable {
  /// How many mutexes there are. More would make writing slower.
  static let width = 4

  private let locks: (Lock, Lock, Lock, Lock) = (.allocate(), .allocate(), .allocate(), .allocate())

  deinit {
    locks.0.deallocate()
    locks.1.deallocate()
    locks.2.deallocate()
    locks.3.deallocate()
  }

  /// Begins to read. `lane` is the thread's number; the same is given to `endReading`.
  @inline(__always)
  func beginReading(lane: Int) { lock(lane).lock() }

  @inline(__always)
  func endReading(lane: Int) { lock(lane).unlock() }

  func beginWriting() {
    locks.0.lock()
    locks.1.lock()
    locks.2.lock()
    locks.3.lock()
  }

  func endWriting() {
    locks.3.unlock()
    locks.2.unlock()
    locks.1.unlock()
    locks.0.unlock()
  }

  @inline(__always)
  private func lock(_ lane: Int) -> Lock {
    switch lane & (Self.width - 1) {
    case 0: locks.0
    case 1: locks.1
    case 2: locks.2
    default: locks.3
    }
  }
}
