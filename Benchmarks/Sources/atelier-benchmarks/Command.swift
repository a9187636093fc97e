import Foundation

/// A program that is run for the time it takes.
struct Command {
  let executable: URL
  let arguments: [String]
  var environment: [String: String] = [:]

  /// - Throws: `Problem` when it does not end well.
  func run() throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem("\(executable.lastPathComponent) \(arguments.first ?? "") ended with \(process.terminationStatus)")
    }
  }
}
