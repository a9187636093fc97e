#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lets one resolution at a time build what a family of containers shares.
///
/// One lock for all of it, since two would be taken in two orders by singletons that refer to each other. No thread owns
/// it: a resolution may go on on another thread.
///
/// Sendable though not checked: `isHeld` is only touched under the mutex.
final class BuildLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let released = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isHeld = false

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(released, nil)
  }

  deinit {
    pthread_cond_destroy(released)
    pthread_mutex_destroy(mutex)
    released.deallocate()
    mutex.deallocate()
  }

  func lock() {
    pthread_mutex_lock(mutex)
    while isHeld { pthread_cond_wait(released, mutex) }
    isHeld = true
    pthread_mutex_unlock(mutex)
  }

  func unlock() {
    pthread_mutex_lock(mutex)
    isHeld = false
    pthread_cond_signal(released)
    pthread_mutex_unlock(mutex)
  }
}
