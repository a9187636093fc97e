public import Foundation

/// A folder of files that save time and may be missing, which stays under a size limit.
///
/// Each file is written whole, by one rename. Nobody waits for anybody, and where the folder cannot be written nothing is
/// kept.
public struct CacheFolder: Hashable, Sendable {
  /// Created with the first file.
  public let url: URL
  /// The maximal size of all files, in bytes.
  public let limit: Int

  /// A folder, which need not exist yet.
  ///
  /// - Parameter limit: in bytes; what was not used for longest is removed first.
  public init(_ url: URL, limit: Int) {
    (self.url, self.limit) = (url, limit)
  }

  /// What a file holds; reading it counts as a use.
  public func used(_ name: String, _ options: Data.ReadingOptions = []) -> Data? {
    let file = url.appending(path: name)
    guard let data = try? Data(contentsOf: file, options: options) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: Self.path(of: file))
    return data
  }

  /// Keeps a file, if it can be.
  public func write(_ data: Data, as name: String) {
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try? data.write(to: url.appending(path: name), options: .atomic)
    trim(keeping: name)
  }

  /// Removes what was not used for longest until the rest fits.
  private func trim(keeping kept: String) {
    let path = Self.path(of: url)
    let uses = (FolderEntry.all(in: path) ?? []).compactMap { entry in
      PlainFile.sizeAndTime(of: "\(path)/\(entry.name)").map { (name: entry.name, size: $0.size, time: $0.time) }
    }
    var total = uses.reduce(0) { $0 + $1.size }
    guard total > limit else { return }
    for use in uses.sorted(by: { $0.time < $1.time }) where total > limit && use.name != kept {
      try? FileManager.default.removeItem(at: url.appending(path: use.name))
      total -= use.size
    }
  }

  private static func path(of file: URL) -> String { file.path(percentEncoded: false) }
}
