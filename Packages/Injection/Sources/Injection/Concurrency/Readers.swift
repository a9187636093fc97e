import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The threads that may be looking at what a container is about to let go.
///
/// Looking things up takes no lock. Instead each thread has a mark that it sets while it looks, which is some dozen
/// instructions long. What is no longer to be found may be let go once each mark was seen unset: whoever looks after
/// that does not find it.
enum Readers {
  /// One thread's mark.
  struct Mark: ~Copyable {
    fileprivate let isSet = Atomic(false)

    /// Makes a mark that shares no cache line with anything: threads would wait for each other to set theirs.
    static func allocate() -> UnsafeMutablePointer<Mark> {
      let line = 128
      let mark = UnsafeMutableRawPointer.allocate(byteCount: line, alignment: line).bindMemory(
        to: Mark.self, capacity: 1)
      mark.initialize(to: Mark())
      return mark
    }

    /// Looks something up. No other code may run meanwhile: nothing is released, and no lock taken.
    @inline(__always)
    borrowing func reading<Answer>(_ look: () -> Answer) -> Answer {
      // In one order with what writers do: they see the mark, or the reader sees what they have done. So the reader too
      // must load in that order whatever a writer may take away.
      isSet.store(true, ordering: .sequentiallyConsistent)
      defer { isSet.store(false, ordering: .releasing) }
      return look()
    }
  }

  private static let threads = Mutex<[Resolution]>([])

  static func add(_ thread: Resolution) {
    threads.withLock { $0.append(thread) }
  }

  static func remove(_ thread: Resolution) {
    threads.withLock { threads in threads.removeAll { $0.state == thread.state } }
  }

  /// Waits until no thread can still be looking at what was taken away before.
  static func waitUntilGone() {
    threads.withLock { threads in
      for thread in threads {
        while thread.mark.pointee.isSet.load(ordering: .sequentiallyConsistent) { sched_yield() }
      }
    }
  }
}
