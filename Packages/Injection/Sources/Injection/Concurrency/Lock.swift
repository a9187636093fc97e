#if canImport(Darwin)
  import Darwin
#elseif canImport(Android)
  import Android
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(Windows)
  import WinSDK
#endif

/// The platform's mutex, in memory of its own. Not recursive.
///
/// `Synchronization.Mutex` would ask for macOS 15 and iOS 18, and the thread sanitizer does not see it on Linux.
/// Unlocking is a call that the compiler cannot look into, so what is retained under the lock is retained before it ends.
struct Lock: @unchecked Sendable {
  #if canImport(Darwin)
    private typealias Primitive = os_unfair_lock
  #elseif os(Windows)
    private typealias Primitive = SRWLOCK
  #elseif os(WASI)
    private typealias Primitive = UInt8
  #else
    private typealias Primitive = pthread_mutex_t
  #endif

  private let primitive: UnsafeMutablePointer<Primitive>

  /// Makes a lock that shares no cache line with anything, so that threads with a lock each do not slow each other down.
  static func allocate() -> Lock {
    let size = max(MemoryLayout<Primitive>.size, 128)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 128)
    return Lock(primitive: memory.bindMemory(to: Primitive.self, capacity: 1))
  }

  private init(primitive: UnsafeMutablePointer<Primitive>) {
    self.primitive = primitive
    #if canImport(Darwin)
      primitive.initialize(to: os_unfair_lock())
    #elseif os(Windows)
      InitializeSRWLock(primitive)
    #elseif os(WASI)
      primitive.initialize(to: 0)
    #else
      pthread_mutex_init(primitive, nil)
    #endif
  }

  func deallocate() {
    #if !canImport(Darwin) && !os(Windows) && !os(WASI)
      pthread_mutex_destroy(primitive)
    #endif
    UnsafeMutableRawPointer(primitive).deallocate()
  }

  @inline(__always)
  func lock() {
    #if canImport(Darwin)
      os_unfair_lock_lock(primitive)
    #elseif os(Windows)
      AcquireSRWLockExclusive(primitive)
    #elseif !os(WASI)
      pthread_mutex_lock(primitive)
    #endif
  }

  @inline(__always)
  func unlock() {
    #if canImport(Darwin)
      os_unfair_lock_unlock(primitive)
    #elseif os(Windows)
      ReleaseSRWLockExclusive(primitive)
    #elseif !os(WASI)
      pthread_mutex_unlock(primitive)
    #endif
  }
}

/// A value behind a lock.
///
/// Sendable although unchecked: the value is only touched under the lock.
final class Locked<Value>: @unchecked Sendable {
  private let lock = Lock.allocate()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  deinit {
    lock.deallocate()
  }

  /// Calls `body` with the value. It must not release anything whose deinitialiser could ask for the value again.
  func withLock<Answer>(_ body: (inout Value) throws -> Answer) rethrows -> Answer {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
