import Foundation
import Testing
import Workspaces

/// A workspace of a workshop with three small steps, in a folder that goes with the last reference.
final class SampleWorkspace: Sendable {
  let folder: URL
  let branches: StepBranches

  static let environment: [String: String] = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1",
  ]

  private static let usual = [
    ["User.swift": "start\n"], ["User.swift": "view\n"], ["User.swift": "router\n", "Router.swift": "router\n"],
  ]

  init(steps: [[String: String]] = SampleWorkspace.usual) throws {
    // Links in the path of the temporary folder are resolved, as the workspace resolves them.
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "workspace-\(UUID().uuidString)")
    branches = Self.branches(steps)
  }

  deinit {
    for place in [folder, home] { try? FileManager.default.removeItem(at: place) }
  }

  /// Where a test puts a person's settings and programs; not there yet.
  var home: URL { folder.appendingPathExtension("home") }

  /// The steps, with others in the place of some.
  func branches(_ other: [String: [String: String]]) -> StepBranches {
    let steps = branches.steps.map { step in
      other[step.name].map { StepCode(name: step.name, title: step.title, files: Self.files($0)) } ?? step
    }
    return StepBranches(workshop: "sample", name: "Sample", steps: steps)
  }

  func open() throws -> Workspace {
    try Workspace(at: folder, branches: branches, environment: Self.environment)
  }

  func step(_ number: Int) -> StepCode { branches.steps[number] }

  func write(_ text: String, to path: String) {
    let file = folder.appending(path: path)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: file.path, contents: Data(text.utf8))
  }

  /// The files in the folder where one works.
  func code() -> [String: String] {
    let app = folder.appending(path: "App")
    let paths = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
    return Dictionary(
      paths.compactMap { path in
        (try? String(contentsOf: app.appending(path: path), encoding: .utf8)).map { (path, $0) }
      }
    ) { first, _ in first }
  }

  @discardableResult
  func git(_ arguments: String...) throws -> String { try git(arguments) }

  @discardableResult
  func git(_ arguments: [String]) throws -> String {
    let (status, output) = try run(arguments)
    #expect(status == 0, "git \(arguments): \(output)")
    return output
  }

  func fails(_ arguments: String...) throws {
    #expect(try run(arguments).status != 0)
  }

  /// The answer of a command; nil if it fails.
  func asks(_ arguments: String...) -> String? {
    (try? run(arguments)).flatMap { $0.status == 0 ? $0.output : nil }
  }

  /// Runs a command that may fail.
  func tries(_ arguments: [String]) {
    _ = try? run(arguments)
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=Ann", "-c", "user.email=ann@localhost", "-C", folder.path] + arguments
    process.environment = Self.environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = Pipe()
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  private static func branches(_ steps: [[String: String]]) -> StepBranches {
    let names = ["00-start", "01-view", "02-router"]
    return StepBranches(
      workshop: "sample", name: "Sample",
      steps: zip(names, steps).map { StepCode(name: $0, title: $0, files: files($1)) })
  }

  private static func files(_ code: [String: String]) -> [String: [UInt8]] {
    var files = [".atelier-workshop": Array(Workspace.mark(of: "sample").utf8)]
    for (path, text) in code { files["App/\(path)"] = Array(text.utf8) }
    return files
  }
}
