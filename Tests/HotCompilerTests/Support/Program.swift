import Foundation

/// An executable that a test runs to its end.
struct Program {
  let path: String

  struct Output: Equatable {
    var text: String
    var errors: String
    var status: Int32
  }

  struct Failure: Error {
    let output: Output
  }

  /// - Throws: `Failure` when it does not end well.
  @discardableResult
  func run(_ arguments: [String] = []) throws -> Output {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    // Files, since nobody reads two pipes at once here.
    let folder = FileManager.default.temporaryDirectory.appending(path: "Program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["output", "errors"].map { folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let output = Output(
      text: try String(contentsOf: files[0], encoding: .utf8),
      errors: try String(contentsOf: files[1], encoding: .utf8), status: process.terminationStatus)
    guard output.status == 0 else { throw Failure(output: output) }
    return output
  }
}
