import Foundation
import Platform

/// The steps of a workshop, as branches of a repository.
///
/// The same steps make the same commits, with the same ids, each time and everywhere.
public struct StepBranches: Sendable {
  /// The workshop's id: `composable-contexts`.
  public let workshop: String
  /// The folder's name, under which the branches stand: `ComposableContexts`.
  public let name: String
  /// The start first.
  public let steps: [StepCode]

  /// The branches of a workshop.
  public init(workshop: String, name: String, steps: [StepCode]) {
    self.workshop = workshop
    self.name = name
    self.steps = steps
  }

  /// The branch of a step: `main` for the start, `workshops/ComposableContexts/03-use-cases` for the others.
  public func branch(of step: StepCode) -> String {
    step.name == steps.first?.name ? "main" : "workshops/\(name)/\(step.name)"
  }

  /// The step of a branch, one of these or a learner's own; nil for any other branch.
  func step(ofBranch branch: String) -> StepCode? {
    steps.first { self.branch(of: $0) == branch || Self.mine($0) == branch }
  }

  /// The learner's branch for a step: `mine/03-use-cases`.
  static func mine(_ step: StepCode) -> String { "mine/\(step.name)" }

  /// Writes the branches into a repository: a commit for each step, on that of the step before.
  ///
  /// - Parameter git: run in the repository.
  func write(with git: Git) throws(WorkspaceError) {
    var stream: [UInt8] = []
    func add(_ line: String) { stream += Array("\(line)\n".utf8) }
    func add(_ data: [UInt8]) {
      add("data \(data.count)")
      stream += data + [0x0a]
    }
    for (index, step) in steps.enumerated() {
      add("commit refs/heads/\(branch(of: step))")
      add("mark :\(index + 1)")
      // A fixed author and time, so that the ids depend on the code alone.
      add("author Atelier <atelier@localhost> 1767225600 +0000")
      add("committer Atelier <atelier@localhost> 1767225600 +0000")
      add(Array(step.title.utf8))
      if index > 0 { add("from :\(index)") }
      add("deleteall")
      for (path, bytes) in step.files.sorted(by: { $0.key < $1.key }) {
        add("M 100644 inline \(path)")
        add(bytes)
      }
      add("")
    }
    add("done")
    try git.run("fast-import", "--quiet", "--force", "--done", "--date-format=raw", input: stream)
  }
}

extension StepBranches {
  /// Writes the branches into a repository of their own, for a class to clone.
  ///
  /// - Parameters:
  ///   - folder: not there yet, or empty.
  ///   - isCancelled: asked now and then; the answer yes stops git.
  public func export(
    to folder: URL, environment: [String: String], isCancelled: @escaping @Sendable () -> Bool = { false }
  ) throws(WorkspaceError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.isEmpty else { throw .notEmpty(folder: folder.path) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .file(path: folder.path, reason: error.systemReason)
    }
    let git = try Git(in: folder, environment: environment, isCancelled: isCancelled)
    try git.run("init", "--quiet", "--initial-branch=main")
    try write(with: git)
    try git.run("reset", "--quiet", "--hard", "main")
  }
}
