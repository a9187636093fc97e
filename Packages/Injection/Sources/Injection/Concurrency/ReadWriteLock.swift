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
  /// Whether readers take the mutexes beyond the first, so that writers have to.
  private let isOpen = UnsafeMutablePointer<(Bool, Bool, Bool)>.allocate(capacity: 1)

  init() {
    isOpen.initialize(to: (false, false, false))
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
    switch lane & (Self.width - 1) {
    case 0: locks.0.lock()
    case 1:
      locks.1.lock()
      if !isOpen.pointee.0 { open(locks.1, \.0) }
    case 2:
      locks.2.lock()
      if !isOpen.pointee.1 { open(locks.2, \.1) }
    default:
      locks.3.lock()
      if !isOpen.pointee.2 { open(locks.3, \.2) }
    }
  }

  @inline(__always)
  func endReading(lane: Int) {
    switch lane & (Self.width - 1) {
    case 0: locks.0.unlock()
    case 1: locks.1.unlock()
    case 2: locks.2.unlock()
    default: locks.3.unlock()
    }
  }

  func beginWriting() {
    locks.0.lock()
    if isOpen.pointee.0 { locks.1.lock() }
    if isOpen.pointee.1 { locks.2.lock() }
    if isOpen.pointee.2 { locks.3.lock() }
  }

  func endWriting() {
    if isOpen.pointee.2 { locks.3.unlock() }
    if isOpen.pointee.1 { locks.2.unlock() }
    if isOpen.pointee.0 { locks.1.unlock() }
    locks.0.unlock()
  }

  /// Has writers take a mutex from now on. It is locked before and after, and not in between, since writers lock the first
  /// one first.
  @inline(never)
  private func open(_ lock: Lock, _ flag: WritableKeyPath<(Bool, Bool, Bool), Bool>) {
    lock.unlock()
    locks.0.lock()
    lock.lock()
    isOpen.pointee[keyPath: flag] = true
    locks.0.unlock()
  }
}
