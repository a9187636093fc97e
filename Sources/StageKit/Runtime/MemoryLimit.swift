import LibC
import StageProtocol

/// How much memory the app may take before it is stopped.
enum MemoryLimit {
  static func setFromEnvironment() {
    guard let text = getenv(StageEnvironment.memory), let bytes = rlim_t(String(cString: text)) else { return }
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Darwin)
      setrlimit(RLIMIT_AS, &limit)
    #else
      // Private memory that can be written; the address space as such is mostly libraries and reserved stacks.
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    #endif
  }
}
