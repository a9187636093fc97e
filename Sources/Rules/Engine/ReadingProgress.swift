import Synchronization

/// Counts the files that have been read, and tells somebody.
public final class ReadingProgress: Sendable {
  private let total = Atomic(0)
  private let count = Atomic(0)
  private let tell: @Sendable (_ count: Int, _ total: Int) -> Void

  /// - Parameter tell: called on the threads that read, with how many files have been read, and of how many.
  public init(_ tell: @escaping @Sendable (_ count: Int, _ total: Int) -> Void) {
    self.tell = tell
  }

  /// Begins with the files of a project; those of another one before count no longer.
  func begin(_ files: Int) {
    count.store(0, ordering: .relaxed)
    total.store(files, ordering: .relaxed)
  }

  func countOne() {
    tell(count.add(1, ordering: .relaxed).newValue, total.load(ordering: .relaxed))
  }
}
