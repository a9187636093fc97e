import LibC

/// The limit that the system sets to how many files a process may have open at once.
public enum OpenFileLimit {
  /// The limit for this process; nil where there is none.
  public static var current: Int? {
    var limit = rlimit()
    #if os(Linux)
      guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
    #else
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return nil }
    #endif
    return Int(exactly: limit.rlim_cur)
  }
}
