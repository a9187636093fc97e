import Foundation

/// The moment when no thread of this process has anything left to do.
enum Rest {
  /// Returns at that moment.
  static func wait() {
    let moment = 0.005
    var before: Double
    repeat {
      before = processorTime
      Thread.sleep(forTimeInterval: moment)
    } while processorTime - before > moment / 10
  }

  /// What all threads have taken so far, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
