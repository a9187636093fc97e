import LibC

/// A thread of its own for one piece of work.
public enum WorkThread {
  private final class Work {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Does work on a new thread.
  ///
  /// - Parameter stackSize: how many bytes there are for recursion; the system hands out what is used.
  /// - Returns: false if there is no thread to be had, since memory or their number is limited. Then nothing is done.
  public static func start(stackSize: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return false }
    let work = Unmanaged.passRetained(Work(work))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, &attributes, { WorkThread.run($0) }, work.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, &attributes, { WorkThread.run($0) }, work.toOpaque())
    #endif
    if status != 0 { work.release() }
    return status == 0
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
    return nil
  }
}
