import Foundation
import LibC

/// The files of some folders and of the folders in them, each with a stamp that changes when it is written.
struct WatchedFiles: Equatable {
  private var stamps: [String: FileStamp] = [:]

  /// No files.
  init() {}

  /// Looks at folders, following links as the compiler does.
  ///
  /// - Parameter willList: called with each folder before it is listed.
  init(in folders: [String], counting isCounted: (String) -> Bool, willList: (String) -> Void) {
    withoutActuallyEscaping(isCounted) { isCounted in
      withoutActuallyEscaping(willList) { willList in
        var walk = Walk(isCounted: isCounted, willList: willList)
        for folder in folders {
          if let stamp = FileStamp(path: folder), stamp.isFolder { walk.visit(folder, stamp) }
        }
        stamps = walk.stamps
      }
    }
  }

  /// What is in the files now, by their paths; a file that cannot be read is left out.
  var contents: [String: FileContents] {
    stamps.keys.reduce(into: [:]) { $0[$1] = FileManager.default.contents(atPath: $1).map(FileContents.init) }
  }

  private struct Walk {
    /// The largest number of entries that are looked at: a folder with more of them is not one app.
    private static let limit = 20_000

    let isCounted: (String) -> Bool
    let willList: (String) -> Void
    private(set) var stamps: [String: FileStamp] = [:]
    private var seen = 0
    /// The folders on the way here, so that a link to one of them does not lead into an endless loop.
    private var ancestors: [FileStamp.Identity] = []

    init(isCounted: @escaping (String) -> Bool, willList: @escaping (String) -> Void) {
      self.isCounted = isCounted
      self.willList = willList
    }

    mutating func visit(_ folder: String, _ stamp: FileStamp) {
      guard !ancestors.contains(stamp.identity) else { return }
      ancestors.append(stamp.identity)
      defer { ancestors.removeLast() }
      willList(folder)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where !name.hasPrefix(".") && seen < Self.limit {
        seen += 1
        let path = "\(folder)/\(name)"
        guard let stamp = FileStamp(path: path) else { continue }
        if stamp.isFolder {
          visit(path, stamp)
        } else if isCounted(name) {
          stamps[path] = stamp
        }
      }
    }
  }
}

/// What a file holds, reduced to what tells it from what it held before in this process.
struct FileContents: Equatable {
  let isEmpty: Bool
  private let hash: Int

  init(_ data: Data) {
    isEmpty = data.isEmpty
    hash = data.withUnsafeBytes { bytes in
      var hasher = Hasher()
      hasher.combine(bytes: bytes)
      return hasher.finalize()
    }
  }
}

/// What the system knows of a file without reading it.
private struct FileStamp: Equatable {
  struct Identity: Equatable {
    let device: Int
    let inode: Int
  }

  let isFolder: Bool
  let identity: Identity
  private let size: Int
  /// Seconds and nanoseconds of the last change of its bytes, and of the last change of anything about it.
  private let times: [Int]

  /// nil where there is no such file, or a link that leads nowhere.
  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    isFolder = info.st_mode & S_IFMT == S_IFDIR
    identity = Identity(device: Int(truncatingIfNeeded: info.st_dev), inode: Int(truncatingIfNeeded: info.st_ino))
    size = Int(info.st_size)
    #if canImport(Darwin)
      let (written, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
      let (written, changed) = (info.st_mtim, info.st_ctim)
    #endif
    times = [written.tv_sec, written.tv_nsec, changed.tv_sec, changed.tv_nsec].map { Int($0) }
  }
}
