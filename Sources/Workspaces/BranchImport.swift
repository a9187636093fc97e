import Foundation
import Platform

/// The branches of somebody's repository, as the steps of a workshop: what an instructor has prepared by hand.
public struct BranchImport: Sendable {
  /// A branch and its code.
  public struct Step: Sendable {
    /// The branch's last part, without a number in front: `use-cases`.
    public let id: String
    /// The first line of its last commit.
    public let subject: String
    /// The files of its folder `App`, or of all of it where there is none, by path.
    public let files: [String: [UInt8]]
  }

  /// The workshop of which the repository is an export or a workspace; nil for any other.
  public let workshop: String?
  /// `main` or `master` first, then the others in the order of their names; a learner's own are left out.
  public let steps: [Step]

  /// The text of the page `workshop.md` in the last branch that has one; nil if none does.
  public let page: String?

  /// Reads a repository, which stays as it is.
  ///
  /// - Parameters:
  ///   - repository: a folder or an address, as `git clone` takes it.
  ///   - isCancelled: asked now and then; the answer yes stops git.
  public init(
    of repository: String, environment: [String: String], isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(WorkspaceError) {
    let scratch = TemporaryFile.url()
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw .file(path: scratch.path, reason: error.systemReason)
    }
    defer { try? FileManager.default.removeItem(at: scratch) }
    let git = try Git(in: scratch, environment: environment, patience: .zero, isCancelled: isCancelled)
    try git.run("clone", "--quiet", "--bare", "--", repository, ".")
    let names = try git.run("for-each-ref", "--format=%(refname:short)", "refs/heads").lines
      .filter { !$0.hasPrefix("mine/") }
    let first = names.first { $0 == "main" } ?? names.first { $0 == "master" }
    var steps: [Step] = []
    var page: String?
    for name in [first].compactMap(\.self) + names.filter({ $0 != first }).sorted() {
      let code = try Self.code(of: name, with: git)
      guard !code.isEmpty else { continue }
      let subject = try git.run("log", "-1", "--format=%s", name, "--").lines.first ?? name
      page = try git.ask("show", "\(name):\(Self.pageName)")?.text ?? page
      steps.append(Step(id: name == first ? "start" : Self.id(of: name), subject: subject, files: code))
    }
    self.steps = steps
    self.page = page
    workshop = try git.ask("show", "\(first ?? "HEAD"):\(Workspace.markName)")?.lines.first
    guard steps.count > 1 else { throw .tooFewBranches(repository: repository) }
  }

  private static let pageName = "workshop.md"

  /// The Swift files of a branch's app.
  private static func code(of branch: String, with git: Git) throws(WorkspaceError) -> [String: [UInt8]] {
    let paths = try git.run("ls-tree", "-r", "-z", "--name-only", branch, "--").parts
      .filter { $0.hasSuffix(".swift") && $0 != "Package.swift" }
    let folder = "\(Workspace.appFolderName)/"
    let hasApp = paths.contains { $0.hasPrefix(folder) }
    var files: [String: [UInt8]] = [:]
    for path in paths where !hasApp || path.hasPrefix(folder) {
      let place = hasApp ? String(path.dropFirst(folder.count)) : path
      files[place] = try git.run("show", "\(branch):\(path)").output
    }
    return files
  }

  /// `use-cases` of `workshops/Contexts/03-Use Cases`.
  private static func id(of branch: String) -> String {
    let last = branch.split(separator: "/").last ?? ""
    let words = last.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let named = words.first.map { $0.allSatisfy(\.isNumber) } == true ? Array(words.dropFirst()) : words
    return (named.isEmpty ? words : named).joined(separator: "-")
  }

  /// Writes the steps as a workshop: the last one whole, of each other what differs from the one after it.
  ///
  /// - Parameters:
  ///   - folder: what is there is replaced.
  ///   - page: the text of its page.
  public func write(to folder: URL, page: String) throws(WorkspaceError) {
    let work = folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent)-new")
    do {
      try? FileManager.default.removeItem(at: work)
      func write(_ bytes: [UInt8], _ path: String) throws {
        let file = work.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      try write(Array(page.utf8), Self.pageName)
      for (path, bytes) in steps.last?.files ?? [:] { try write(bytes, "\(Workspace.appFolderName)/\(path)") }
      for (index, step) in steps.enumerated().dropLast() {
        let next = steps[index + 1].files
        let name = "Steps/\(index < 10 ? "0" : "")\(index)-\(step.id)"
        for (path, bytes) in step.files where next[path] != bytes { try write(bytes, "\(name)/\(path)") }
        let absent = next.keys.filter { step.files[$0] == nil }.sorted()
        try write(Array(absent.map { "\($0)\n" }.joined().utf8), "\(name)/absent")
      }
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.moveItem(at: work, to: folder)
    } catch {
      throw .file(path: folder.path, reason: error.systemReason)
    }
  }
}
