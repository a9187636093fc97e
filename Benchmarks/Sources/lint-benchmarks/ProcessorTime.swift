import Foundation

/// How much time processors have spent on this process.
enum ProcessorTime {
  /// In seconds, of all threads.
  private static var used: Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  /// Returns when no thread has anything left to do.
  static func waitForRest() {
    let moment = 0.005
    var before: Double
    repeat {
      before = used
      Thread.sleep(forTimeInterval: moment)
    } while used - before > moment / 10
  }
}
