/// Lets many threads read, or one write.
///
/// A reader takes one of a few mutexes, the one that its thread always takes, so that readers rarely meet. A writer takes
/// the first and all that any reader has ever taken, in order: one where a single thread both writes and reads, as at
/// launch. Not recursive.
///
/// Sendable although unchecked: what varies is written under the first mutex and the one that it is about, so that either
/// is enough to read it.
struct ReadWriteLock: ~Copyable, @unchecked Sendable {
  /// How many mutexes there are. More would make writing slower.
  static let width = 4

  private let locks: (Lock, Lock, Lock, Lock) = (.allocate(), .allocate(), .allocate(), .allocate())
  /// Whether readers take each of the mutexes, so that writers have to. Writers always take the first.
  private let isOpen = UnsafeMutablePointer<Bool>.allocate(capacity: Self.width)

  init() {
    isOpen.initialize(repeating: false, count: Self.width)
    isOpen[0] = true
  }

  deinit {
    locks.0.deallocate()
    locks.1.deallocate()
    locks.2.deallocate()
    locks.3.deallocate()
    isOpen.deallocate()
  }

  /// Begins to read. `lane` is the thread's number; the same is given to `endReading`.
  @inline(__always)
  func beginReading(lane: Int) {
    lock(lane).lock()
    if !isOpen[lane & (Self.width - 1)] { open(lane) }
  }

  @inline(__always)
  func endReading(lane: Int) { lock(lane).unlock() }

  func beginWriting() {
    locks.0.lock()
    if isOpen[1] { locks.1.lock() }
    if isOpen[2] { locks.2.lock() }
    if isOpen[3] { locks.3.lock() }
  }

  func endWriting() {
    if isOpen[3] { locks.3.unlock() }
    if isOpen[2] { locks.2.unlock() }
    if isOpen[1] { locks.1.unlock() }
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

  /// Has writers take a reader's mutex from now on. It is locked before and after, and not in between, since writers lock
  /// the first one first.
  @inline(never)
  private func open(_ lane: Int) {
    lock(lane).unlock()
    locks.0.lock()
    lock(lane).lock()
    isOpen[lane & (Self.width - 1)] = true
    locks.0.unlock()
  }
}
