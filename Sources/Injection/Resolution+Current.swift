#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Resolution {
  /// The current thread's, made when first asked for and kept until the thread ends.
  static var current: Resolution {
    if let pointer = pthread_getspecific(threadKey) {
      return Unmanaged<Resolution>.fromOpaque(pointer).takeUnretainedValue()
    }
    let resolution = Resolution()
    resolution.becomeCurrent()
    return resolution
  }

  /// Makes a thread that has none yet go on with this one.
  func becomeCurrent() {
    pthread_setspecific(Self.threadKey, Unmanaged.passRetained(self).toOpaque())
  }

  private static let threadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      #if canImport(Darwin)
        Unmanaged<Resolution>.fromOpaque(pointer).release()
      #else
        if let pointer { Unmanaged<Resolution>.fromOpaque(pointer).release() }
      #endif
    }
    return key
  }()
}
