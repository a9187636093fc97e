import Foundation
import Platform

/// A program that is run for the time it takes.
struct Command {
  let executable: URL
  let arguments: [String]
  var environment: [String: String] = [:]

  /// - Throws: `Problem` when it does not end well.
  func run() throws {
    let process = try SpawnedProcess(
      path: executable.path, arguments: arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      files: [0: .path("/dev/null"), 1: .path("/dev/null"), 2: .path("/dev/null")])
    let ending = process.wait()
    guard ending == .exit(status: 0) else {
      throw Problem("\(executable.lastPathComponent) \(arguments.first ?? "") ended with \(ending)")
    }
  }
}
