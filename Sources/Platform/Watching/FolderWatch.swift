/// Tells which files of some folders have changed, once they have come to rest.
///
/// The system's notices are used where there are any. What they leave out, such as what another machine changes on a
/// network disk, is found by looking at the folders now and then. Editors save a file in several steps, and `git
/// checkout` changes many files: what happens in quick succession is one change. A file whose bytes are the same as
/// before has not changed.
///
/// Not thread-safe.
public final class FolderWatch {
  private let folders: [String]
  private let isCounted: (String) -> Bool
  /// nil where the system has no notices, or no more of them.
  private var notices: FolderNotices?
  private var files = WatchedFiles()
  private var contents: [String: FileContents] = [:]
  private var burst: Burst?
  private var nextLook = ContinuousClock.now

  /// Changes in quick succession.
  private struct Burst {
    /// The time without a change after which files are taken to be at rest.
    private static let quiet: Duration = .milliseconds(50)
    /// The longest time that a change is held back while more of it may come.
    private static let patience: Duration = .milliseconds(300)

    let start: ContinuousClock.Instant
    var latest: ContinuousClock.Instant

    /// The latest moment to wait for more.
    var limit: ContinuousClock.Instant { start + Self.patience }
    var end: ContinuousClock.Instant { min(latest + Self.quiet, limit) }
  }

  /// Begins to watch folders and the folders in them, all of which may come and go.
  ///
  /// - Parameters:
  ///   - folders: their paths.
  ///   - usesNotices: whether the system's notices are used, where there are any.
  ///   - isCounted: whether a file with this name counts. Hidden files, and those in hidden folders, never do.
  public init(_ folders: [String], usesNotices: Bool = true, counting isCounted: @escaping (String) -> Bool) {
    self.folders = folders
    self.isCounted = isCounted
    notices = usesNotices ? FolderNotices() : nil
    look()
    contents = files.contents
  }

  /// A descriptor that becomes readable when there may be something to take; nil where the system has no notices.
  public var descriptor: Int32? { notices?.descriptor.number }

  /// The next moment at which there may be something to take, whatever the descriptor says.
  public var deadline: ContinuousClock.Instant { min(burst?.end ?? nextLook, nextLook) }

  /// The paths of the files that have been changed, added or removed since the last call, in order; none until they are
  /// at rest.
  public func takeChanges() -> [String] {
    let now = ContinuousClock.now
    let hasNotice = notices?.take(counting: isCounted) ?? false
    let hasSeen = now >= nextLook && look()
    if hasNotice || hasSeen { burst = Burst(start: burst?.start ?? now, latest: now) }
    guard let burst, now >= burst.end else { return [] }
    look()
    let (before, contents) = (contents, files.contents)
    if now < burst.limit, before.contains(where: { !$1.isEmpty && contents[$0]?.isEmpty ?? true }) {
      // A file is missing or empty that was not: most likely an editor is about to write it.
      self.burst?.latest = now
      return []
    }
    self.burst = nil
    self.contents = contents
    return Set(contents.keys).union(before.keys).filter { contents[$0] != before[$0] }.sorted()
  }

  /// Looks at the folders, and asks for notices of those that are new.
  ///
  /// - Returns: whether a file has come, gone or been written since the last look.
  @discardableResult
  private func look() -> Bool {
    let before = files
    files = WatchedFiles(in: folders, counting: isCounted) { [notices] in notices?.ask(about: $0) }
    if notices?.areExhausted == true { notices = nil }
    nextLook = .now + (notices == nil ? .milliseconds(500) : .seconds(2))
    return files != before
  }
}
