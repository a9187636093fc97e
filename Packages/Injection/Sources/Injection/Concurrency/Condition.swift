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

/// A mutex with something to wait for.
final class Condition: @unchecked Sendable {
  #if os(Windows)
    private let mutex = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<CONDITION_VARIABLE>.allocate(capacity: 1)
  #elseif !os(WASI)
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  #endif

  init() {
    #if os(Windows)
      InitializeSRWLock(mutex)
      InitializeConditionVariable(condition)
    #elseif !os(WASI)
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(condition, nil)
    #endif
  }

  deinit {
    #if !os(WASI)
      #if !os(Windows)
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
      #endif
      condition.deallocate()
      mutex.deallocate()
    #endif
  }

  func lock() {
    #if os(Windows)
      AcquireSRWLockExclusive(mutex)
    #elseif !os(WASI)
      pthread_mutex_lock(mutex)
    #endif
  }

  func unlock() {
    #if os(Windows)
      ReleaseSRWLockExclusive(mutex)
    #elseif !os(WASI)
      pthread_mutex_unlock(mutex)
    #endif
  }

  /// Unlocks, waits until somebody calls `wakeAll`, and locks again. It may also return for no reason.
  func wait() {
    #if os(Windows)
      SleepConditionVariableSRW(condition, mutex, INFINITE, 0)
    #elseif !os(WASI)
      pthread_cond_wait(condition, mutex)
    #endif
  }

  func wakeAll() {
    #if os(Windows)
      WakeAllConditionVariable(condition)
    #elseif !os(WASI)
      pthread_cond_broadcast(condition)
    #endif
  }
}
