#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How far the current thread's stack may grow.
struct ThreadStack {
  /// The lowest address that a build may still begin at. What is below is left to initialisers.
  private let limit: UInt

  /// Asks for the bounds of the current thread's stack.
  init() {
    let (lowest, size) = Self.bounds
    limit = lowest + min(size / 4, 512 << 10)
  }

  /// Whether the stack is as good as full. Stacks grow downwards on all our platforms.
  var isExhausted: Bool {
    var here: UInt8 = 0
    return withUnsafePointer(to: &here) { UInt(bitPattern: $0) } < limit
  }

  private static var bounds: (lowest: UInt, size: UInt) {
    #if canImport(Darwin)
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      return (UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size)
    #else
      var attributes = pthread_attr_t()
      guard pthread_getattr_np(pthread_self(), &attributes) == 0 else { return (0, 0) }
      defer { pthread_attr_destroy(&attributes) }
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      pthread_attr_getstack(&attributes, &lowest, &size)
      return (UInt(bitPattern: lowest), UInt(size))
    #endif
  }
}

#if !canImport(Darwin)
  /// glibc and musl have it, and keep its declaration from strict POSIX code.
  @_silgen_name("pthread_getattr_np")
  private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif
