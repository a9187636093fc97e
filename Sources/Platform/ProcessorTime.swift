import LibC

/// The processor time that processes take, and how much of it the system lets one have.
public enum ProcessorTime {
  /// Whether a killed child that has taken so much has, in all likelihood, used up what the system lets it have.
  public static func isUsedUp(_ time: Duration) -> Bool {
    // The system kills by the ticks that it counts, and tells of the time that was taken: on a busy machine a good
    // quarter less.
    limit.map { time >= $0 / 2 } ?? false
  }

  /// How much a process may take before the system kills it, which children inherit; nil where there is no limit.
  private static var limit: Duration? {
    var limit = rlimit()
    #if os(Linux)
      guard getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit) == 0 else { return nil }
    #else
      guard getrlimit(RLIMIT_CPU, &limit) == 0 else { return nil }
    #endif
    // What is no limit is the largest number of its type.
    return Int32(exactly: limit.rlim_max).map { .seconds(Int64($0)) }
  }

  /// How much the children have taken that were waited for, with those that these have waited for.
  public static var ofEndedChildren: Duration {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return Duration(usage)
  }
}

extension Duration {
  init(_ usage: rusage) { self = .init(usage.ru_utime) + .init(usage.ru_stime) }

  private init(_ time: timeval) { self = .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec)) }
}
