import LibC

#if os(Linux)
  /// The system's notices of what happens in folders: inotify.
  final class FolderNotices {
    /// Readable when there is a notice.
    let descriptor: Descriptor
    /// Whether the system gives no more notices, so that some folders are not covered.
    private(set) var areExhausted = false
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    private static let events =
      IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF

    /// nil where the system gives no notices to anybody, or not to one more.
    init?() {
      let number = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard number >= 0 else { return nil }
      descriptor = Descriptor(owning: number)
    }

    /// Asks for notices of what happens to the files in a folder, and to the folder; asking twice is harmless.
    func ask(about folder: String) {
      if inotify_add_watch(descriptor.number, folder, UInt32(Self.events)) < 0, errno == ENOSPC || errno == ENOMEM {
        areExhausted = true
      }
    }

    /// Takes the notices that have come.
    ///
    /// - Returns: whether one of them is about a folder, or about a file that counts.
    func take(counting isCounted: (String) -> Bool) -> Bool {
      var hasNews = false
      while true {
        let count = read(descriptor.number, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return hasNews }
        var rest = buffer[..<count]
        while !hasNews, let notice = Notice(takenFrom: &rest) { hasNews = notice.isNews(counting: isCounted) }
      }
    }

    private struct Notice {
      private static let headSize = MemoryLayout<inotify_event>.size

      private let mask: UInt32
      private let name: String

      /// The first notice of the bytes; nil where there is none left.
      init?(takenFrom bytes: inout ArraySlice<UInt8>) {
        guard bytes.count >= Self.headSize else { return nil }
        let head = bytes.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
        mask = head.mask
        name = String(decoding: bytes.dropFirst(Self.headSize).prefix(Int(head.len)).prefix { $0 != 0 }, as: UTF8.self)
        bytes = bytes.dropFirst(Self.headSize + Int(head.len))
      }

      func isNews(counting isCounted: (String) -> Bool) -> Bool {
        func has(_ flag: Int32) -> Bool { mask & UInt32(flag) != 0 }
        // Without a name it is about a folder itself, or says that notices were lost.
        if name.isEmpty { return !has(IN_IGNORED) }
        return !name.hasPrefix(".") && (has(IN_ISDIR) || isCounted(name))
      }
    }
  }
#else
  /// Notices of what happens in folders, which this system is not asked for.
  final class FolderNotices {
    let descriptor = Descriptor(owning: -1)
    let areExhausted = true

    init?() { nil }

    func ask(about folder: String) {}
    func take(counting isCounted: (String) -> Bool) -> Bool { false }
  }
#endif
