import Foundation
import Platform

/// Copies lessons and workshops from a folder or a repository: files and folders, and nothing that leads elsewhere.
struct ContentCopy {
  static let lessonsName = "Lessons"
  static let workshopsName = "Workshops"

  private static let mostFiles = 5000
  private static let mostBytes = 64 << 20

  /// Copies the folders Lessons and Workshops of a source into a new folder.
  ///
  /// - Parameters:
  ///   - source: a folder, or what `git clone` takes.
  ///   - base: what a relative folder is relative to.
  ///   - environment: what git finds in its environment.
  ///   - isCancelled: asked now and then while git runs; the answer yes stops it.
  ///   - willFetch: called before git fetches a repository.
  static func copy(
    _ source: String, to folder: URL, relativeTo base: URL, environment: [String: String],
    isCancelled: @escaping @Sendable () -> Bool, willFetch: () -> Void
  ) throws(AdditionError) {
    let path = NSString(string: source).expandingTildeInPath
    let local = URL(filePath: path, directoryHint: .isDirectory, relativeTo: base).standardizedFileURL
    if holdsContent(local) { return try copyContent(of: local, to: folder, source) }
    let isLocal = FileManager.default.fileExists(atPath: local.path)
    guard isLocal && isRepository(local) || !isLocal && isAddress(source) else {
      if isLocal { throw .nothingThere(source) }
      throw .noSource(source)
    }
    let clone = folder.appendingPathExtension("clone")
    defer { try? FileManager.default.removeItem(at: clone) }
    guard let git = GitProgram(environment: environment, isCancelled: isCancelled) else {
      throw .notFetched(source, reason: "there is no git in PATH")
    }
    willFetch()
    try fetch(isLocal ? local.path : source, into: clone, with: git)
    guard holdsContent(clone) else { throw .nothingThere(source) }
    try copyContent(of: clone, to: folder, source)
  }

  private static func isAddress(_ source: String) -> Bool {
    ["https://", "http://", "ssh://", "git://", "file://", "git@"].contains(where: source.hasPrefix)
  }

  private static func isRepository(_ folder: URL) -> Bool {
    [".git", "HEAD"].contains { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
  }

  private static func holdsContent(_ folder: URL) -> Bool {
    [lessonsName, workshopsName].contains { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
  }

  /// Fetches the newest state only, with no program but git's own taking part.
  private static func fetch(_ source: String, into folder: URL, with git: GitProgram) throws(AdditionError) {
    let arguments = [
      "-c", "core.symlinks=true", "clone", "--quiet", "--depth", "1", "--no-recurse-submodules", "--template=", "--",
      source, folder.path,
    ]
    let answer: GitProgram.Answer
    do throws(GitProgram.Failure) {
      answer = try git.run(GitProgram.neutralOptions + arguments, in: folder.deletingLastPathComponent().path)
    } catch {
      switch error {
      case .notStarted(let error): throw .notFetched(source, reason: error.description)
      case .obstructed(let path, let obstacle): throw .notFetched(source, reason: "\(path) cannot be read: \(obstacle)")
      case .cancelled: throw .stopped(source)
      }
    }
    guard answer.status == 0 else { throw .notFetched(source, reason: answer.reason) }
  }

  private static func copyContent(of folder: URL, to target: URL, _ source: String) throws(AdditionError) {
    var (files, bytes) = (0, 0)
    for name in [lessonsName, workshopsName] {
      let part = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: part.path) else { continue }
      try copy(part, path: name, to: target.appending(path: name), &files, &bytes)
    }
    guard files > 0 else { throw .nothingThere(source) }
  }

  private static func copy(
    _ item: URL, path: String, to target: URL, _ files: inout Int, _ bytes: inout Int
  ) throws(AdditionError) {
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: item.path)
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory:
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: item.path).sorted() where !name.hasPrefix(".") {
          try copy(
            item.appending(path: name), path: "\(path)/\(name)", to: target.appending(path: name), &files, &bytes)
        }
      case .typeRegular:
        files += 1
        bytes += attributes[.size] as? Int ?? 0
        guard files <= mostFiles else { throw AdditionError.tooLarge("\(mostFiles) files") }
        guard bytes <= mostBytes else { throw AdditionError.tooLarge("\(mostBytes >> 20) MB") }
        try Data(contentsOf: item).write(to: target)
      default: throw AdditionError.notAFile(path)
      }
    } catch let error as AdditionError {
      throw error
    } catch {
      throw .file(path: path, reason: error.systemReason)
    }
  }
}
