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

/// A place for one object in each thread. The object is released when its thread ends.
struct ThreadLocal<Object: AnyObject>: Sendable {
  #if os(Windows)
    private let key = FlsAlloc { object in
      if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
    }
  #elseif os(WASI)
    private nonisolated(unsafe) let place = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: 1)
  #else
    private let key: pthread_key_t
  #endif

  init() {
    #if os(WASI)
      place.initialize(to: nil)
    #elseif !os(Windows)
      var key = pthread_key_t()
      pthread_key_create(&key) { object in
        #if canImport(Darwin)
          Unmanaged<AnyObject>.fromOpaque(object).release()
        #else
          if let object { Unmanaged<AnyObject>.fromOpaque(object).release() }
        #endif
      }
      self.key = key
    #endif
  }

  /// The current thread's object, which is not retained.
  @inline(__always)
  var current: Unmanaged<Object>? {
    #if os(Windows)
      FlsGetValue(key).map { Unmanaged<Object>.fromOpaque($0) }
    #elseif os(WASI)
      place.pointee.map { Unmanaged<Object>.fromOpaque($0) }
    #else
      pthread_getspecific(key).map { Unmanaged<Object>.fromOpaque($0) }
    #endif
  }

  /// Gives a thread that has none yet its object.
  func begin(_ object: Object) {
    let pointer = Unmanaged.passRetained(object).toOpaque()
    #if os(Windows)
      FlsSetValue(key, pointer)
    #elseif os(WASI)
      place.pointee = pointer
    #else
      pthread_setspecific(key, pointer)
    #endif
  }
}

/// How far the current thread's stack may grow.
struct ThreadStack {
  /// The lowest address at which a build may still begin. What is below is left to initialisers.
  private let limit: UInt

  /// Asks for the bounds of the current thread's stack.
  init() {
    let (lowest, size) = Self.bounds
    limit = lowest + min(size / 4, 512 << 10)
  }

  /// Whether the stack is as good as full. Stacks grow downwards on all supported platforms.
  var isExhausted: Bool {
    var here: UInt8 = 0
    return withUnsafePointer(to: &here) { UInt(bitPattern: $0) } < limit
  }

  private static var bounds: (lowest: UInt, size: UInt) {
    #if canImport(Darwin)
      let size = UInt(pthread_get_stacksize_np(pthread_self()))
      return (UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size, size)
    #elseif os(Windows)
      var (low, high): (ULONG_PTR, ULONG_PTR) = (0, 0)
      GetCurrentThreadStackLimits(&low, &high)
      return (UInt(low), UInt(high - low))
    #elseif os(WASI)
      return (0, 0)
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

  /// Whether this is the thread that the program began on, which interface code takes itself to be on.
  static var isOfMainThread: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #elseif os(Windows) || os(WASI)
      true
    #else
      getpid() == currentThreadID()
    #endif
  }

  /// Enough for tens of thousands of factories. Memory is only taken for what is used of it.
  private static let largerSize = (MemoryLayout<Int>.size == 8 ? 128 : 16) << 20

  /// Calls `work` on a thread with a larger stack, and waits for it.
  ///
  /// - Returns: Whether there was such a thread. If not, nothing was done.
  static func runOnLarger(_ work: () -> Void) -> Bool {
    #if os(Windows) || os(WASI)
      return false
    #else
      return withoutActuallyEscaping(work) { work in
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, largerSize) == 0 else { return false }
        let job = Unmanaged.passRetained(Job(work: work))
        defer { job.release() }
        #if canImport(Darwin)
          var thread: pthread_t?
          guard pthread_create(&thread, &attributes, { Job.run($0) }, job.toOpaque()) == 0, let thread
          else { return false }
        #else
          var thread = pthread_t()
          guard pthread_create(&thread, &attributes, { Job.run($0) }, job.toOpaque()) == 0 else { return false }
        #endif
        pthread_join(thread, nil)
        return true
      }
    #endif
  }

  private final class Job {
    private let work: () -> Void

    init(work: @escaping () -> Void) {
      self.work = work
    }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let pointer else { return nil }
      Unmanaged<Job>.fromOpaque(pointer).takeUnretainedValue().work()
      return nil
    }
  }
}

/// Nanoseconds of a clock that never goes back.
func monotonicNanoseconds() -> UInt64 {
  #if os(Windows)
    var (count, frequency) = (LARGE_INTEGER(), LARGE_INTEGER())
    QueryPerformanceCounter(&count)
    QueryPerformanceFrequency(&frequency)
    return UInt64(Double(count.QuadPart) / Double(frequency.QuadPart) * 1e9)
  #elseif os(WASI)
    return 0
  #else
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  #endif
}

#if !canImport(Darwin) && !canImport(Android) && !os(Windows) && !os(WASI)
  /// glibc and musl have both, and keep their declarations from strict POSIX code.
  @_silgen_name("pthread_getattr_np")
  private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32

  @_silgen_name("gettid")
  private func currentThreadID() -> Int32
#elseif canImport(Android)
  private func currentThreadID() -> Int32 { gettid() }
#endif
