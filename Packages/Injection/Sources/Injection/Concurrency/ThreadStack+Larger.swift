#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ThreadStack {
  /// Enough for tens of thousands of factories. Memory is only taken for what is used of it.
  private static let largerSize = 128 << 20

  /// Does work on a thread of its own with a larger stack, and waits for it.
  ///
  /// - Returns: Whether there was such a thread. If not, nothing was done.
  static func runOnLarger(_ work: () -> Void) -> Bool {
    withoutActuallyEscaping(work) { work in
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return false }
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, largerSize) == 0 else { return false }
      let errand = Unmanaged.passRetained(Errand(work: work))
      defer { errand.release() }
      #if canImport(Darwin)
        var thread: pthread_t?
        guard pthread_create(&thread, &attributes, { Errand.run($0) }, errand.toOpaque()) == 0, let thread
        else { return false }
      #else
        var thread = pthread_t()
        guard pthread_create(&thread, &attributes, { Errand.run($0) }, errand.toOpaque()) == 0 else { return false }
      #endif
      pthread_join(thread, nil)
      return true
    }
  }

  private final class Errand {
    private let work: () -> Void

    init(work: @escaping () -> Void) {
      self.work = work
    }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let pointer else { return nil }
      Unmanaged<Errand>.fromOpaque(pointer).takeUnretainedValue().work()
      return nil
    }
  }
}
