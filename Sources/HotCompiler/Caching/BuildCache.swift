public import Foundation
import Platform
import StableHash

/// Stores builds by the hash of their inputs, in a folder that stays under a size limit.
///
/// ```
/// entries/<key>/      a finished build; appears whole, by one rename
/// building/<digit>/   work in progress, under the lock of the same digit; without the lock, what is there is stale
/// locks/<digit>       sixteen locks, by the key's first digit
/// notes/<key>         short texts, such as a compiler's version
/// removed/            builds that are being deleted
/// ```
public struct BuildCache: Hashable, Sendable {
  /// The folder of the builds; created with the first one.
  public let folder: URL
  /// The maximal size of all finished builds, in bytes.
  public let limit: Int

  /// A cache in a folder, which need not exist yet.
  ///
  /// - Parameter limit: in bytes; the least recently used builds are removed first. 512 MiB by default.
  public init(folder: URL, limit: Int = 512 << 20) {
    self.folder = folder
    self.limit = limit
  }

  /// A finished build; reading it counts as a use.
  func entry(for key: String) -> CacheEntry? {
    guard let entry = CacheEntry(folder: folder.appending(path: "entries/\(key)")) else { return nil }
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry.path)
    return entry
  }

  /// Returns the finished build, or has `work` make it in a folder of its own; only one process at a time makes it.
  ///
  /// - Parameter willWait: called once another process has been at work for a while.
  /// - Returns: the build, and whether it was there before.
  func entry(
    for key: String, willWait: () -> Void, isCancelled: () -> Bool,
    madeBy work: (URL) throws(CompileError) -> CacheManifest
  ) throws(CompileError) -> (entry: CacheEntry, wasThere: Bool) {
    let digit = String(key.prefix(1))
    _ = try makeFolder("locks")
    let lock = try lock(digit, willWait: willWait, isCancelled: isCancelled)
    return try lock.whileHeld { () throws(CompileError) in
      // Another shell may have made it while this one waited.
      if let entry = entry(for: key) { return (entry, true) }
      try remove(folder.appending(path: "building/\(digit)"))
      // A new name each time: the compiler of a shell that was killed may still write to its old path.
      let workFolder = try makeFolder("building/\(digit)/\(UUID().uuidString)")
      defer {
        try? remove(workFolder)
        // Only if it is empty: whoever removed the locks has let another begin to build there.
        rmdir(folder.appending(path: "building/\(digit)").path(percentEncoded: false))
      }
      let entry = try makeEntry(for: key, in: workFolder, by: work)
      sweep()
      trim(keeping: key)
      return (entry, false)
    }
  }

  /// A short text that was stored with `remember`; nil if it is not there, or not as it was stored.
  func note(for key: String) -> String? {
    let text = try? String(contentsOf: folder.appending(path: "notes/\(key)"), encoding: .utf8)
    guard let parts = text?.split(separator: "\n", maxSplits: 1), parts.count == 2 else { return nil }
    let note = String(parts[1])
    return parts[0] == Self.seal(of: note) ? note : nil
  }

  func remember(_ note: String, for key: String) throws(CompileError) {
    let file = try makeFolder("notes").appending(path: key)
    do {
      try Data("\(Self.seal(of: note))\n\(note)".utf8).write(to: file, options: .atomic)
    } catch {
      throw .cache(path: file.path(percentEncoded: false), reason: error.systemReason)
    }
  }

  /// What stands before a note, so that damage shows.
  private static func seal(of note: String) -> String {
    var hash = StableHash()
    hash.add(note)
    return hash.digest
  }

  private func makeEntry(
    for key: String, in workFolder: URL, by work: (URL) throws(CompileError) -> CacheManifest
  ) throws(CompileError) -> CacheEntry {
    let product = workFolder.appending(path: "product")
    let finished = try makeFolder("entries").appending(path: key)
    do {
      try FileManager.default.createDirectory(at: product, withIntermediateDirectories: true)
    } catch {
      throw .cache(path: product.path(percentEncoded: false), reason: error.systemReason)
    }
    let manifest: CacheManifest
    do {
      manifest = try work(workFolder)
    } catch {
      // Whatever the compiler then says is not about the code.
      guard error == .cancelled || FileManager.default.fileExists(atPath: product.path(percentEncoded: false)) else {
        throw .cache(path: finished.path(percentEncoded: false), reason: CompileError.absence)
      }
      throw error
    }
    do {
      try CacheEntry.seal(product, with: manifest)
      // Only something broken can be in the way.
      try remove(finished)
      try FileManager.default.moveItem(at: product, to: finished)
    } catch {
      throw .cache(path: finished.path(percentEncoded: false), reason: error.systemReason)
    }
    guard let entry = CacheEntry(folder: finished) else {
      throw .cache(path: finished.path(percentEncoded: false), reason: "what was written cannot be read back")
    }
    return entry
  }

  /// Removes what interrupted builds have left behind, and nothing else that may lie there.
  private func sweep() {
    let building = folder.appending(path: "building")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: building.path(percentEncoded: false))) ?? []
    for digit in names where digit.count == 1 {
      guard let lock = FileLock(ifFreeAt: lockPath(digit)) else { continue }
      lock.whileHeld { try? remove(building.appending(path: digit)) }
    }
  }

  /// How long the lock may be another's before there is a word of it. What this process compiles in the background gives
  /// way sooner.
  private static let patience: Duration = .seconds(2)

  /// Waits until no other process builds an app whose key begins with this digit.
  private func lock(
    _ digit: String, willWait: () -> Void, isCancelled: () -> Bool
  ) throws(CompileError) -> FileLock {
    let path = lockPath(digit)
    let lock: FileLock?
    let start = ContinuousClock.now
    var isTold = false
    do throws(SystemError) {
      lock = try FileLock(path: path) {
        if !isTold, ContinuousClock.now - start > Self.patience {
          isTold = true
          willWait()
        }
        return isCancelled()
      }
    } catch {
      throw .cache(path: path, reason: error.description)
    }
    guard let lock else { throw .cancelled }
    return lock
  }

  private func lockPath(_ digit: String) -> String {
    folder.appending(path: "locks/\(digit)").path(percentEncoded: false)
  }

  /// Removes the least recently used builds until the others fit. What cannot be removed now is removed next time.
  private func trim(keeping key: String) {
    let removed = folder.appending(path: "removed")
    try? remove(removed)
    let entries = folder.appending(path: "entries")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: entries.path(percentEncoded: false))) ?? []
    var builds = names.map { CacheEntry.Usage(folder: entries.appending(path: $0)) }
    builds.sort { $0.lastUse > $1.lastUse }
    var total = 0
    for build in builds {
      total += build.size
      guard total > limit, build.folder.lastPathComponent != key else { continue }
      total -= build.size
      // A rename first: nobody ever sees half of a build.
      guard (try? makeFolder("removed")) != nil else { return }
      let target = removed.appending(path: "\(build.folder.lastPathComponent)-\(UUID().uuidString)")
      try? FileManager.default.moveItem(at: build.folder, to: target)
    }
    try? remove(removed)
  }

  private func makeFolder(_ name: String) throws(CompileError) -> URL {
    let url = folder.appending(path: name)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      let reason = error.systemReason
      // What it lies in was to be made, too.
      throw .cache(
        path: url.path(percentEncoded: false),
        reason: reason == CompileError.absence ? "no folder can be made there" : reason)
    }
    return url
  }

  private func remove(_ url: URL) throws(CompileError) {
    let path = url.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      guard FileManager.default.fileExists(atPath: path) else { return }
      throw .cache(path: path, reason: error.systemReason)
    }
  }
}
