import Foundation

/// A finished build in the cache.
struct CacheEntry: Sendable {
  let folder: URL
  let manifest: CacheManifest

  private static let manifestName = "build.json"

  var path: String { folder.path(percentEncoded: false) }

  /// - Returns: nil if there is no build, or only a part of one.
  init?(folder: URL) {
    guard let data = try? Data(contentsOf: folder.appending(path: CacheEntry.manifestName)),
      let manifest = try? JSONDecoder().decode(CacheManifest.self, from: data)
    else { return nil }
    for (name, size) in manifest.sizes {
      let path = folder.appending(path: name).path(percentEncoded: false)
      guard FileIdentity(path: path)?.size == size else { return nil }
    }
    self.folder = folder
    self.manifest = manifest
  }

  /// Writes the manifest, the last thing that a build needs.
  static func seal(_ folder: URL, with manifest: CacheManifest) throws {
    var manifest = manifest
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)) {
      manifest.sizes[name] = FileIdentity(path: folder.appending(path: name).path(percentEncoded: false))?.size
    }
    try manifest.writeJSON(to: folder.appending(path: manifestName))
  }

  /// The size of a build, and when it was last used.
  struct Usage {
    let folder: URL
    let size: Int
    let lastUse: Date

    init(folder: URL) {
      self.folder = folder
      let files = FileManager.default
      let path = folder.path(percentEncoded: false)
      let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
      size = names.reduce(0) { $0 + (FileIdentity(path: "\(path)/\($1)")?.size ?? 0) }
      lastUse = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date ?? .distantPast
    }
  }
}
