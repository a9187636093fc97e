import Foundation
import Platform

/// One run of the compiler, from start to end.
struct CompilerRun {
  /// All that it wrote, to standard output and to standard error.
  let output: String
  let ending: SpawnedProcess.Ending
  /// Whether it has taken as much processor time as the system lets a process have.
  let isOutOfTime: Bool

  /// Whether it succeeded.
  var isSuccess: Bool { ending == .exit(status: 0) }

  enum Failure: Error {
    /// It could not be started.
    case launch(reason: String)
    case cancelled
  }

  /// Starts the compiler and waits for it.
  ///
  /// - Parameters:
  ///   - temporaryFolder: where the compiler leaves its own temporary files if it is stopped.
  ///   - isLowPriority: whether the compiler leaves the processors to other processes.
  ///   - isCancelled: asked many times a second.
  init(
    path: String, arguments: [String], temporaryFolder: String? = nil, isLowPriority: Bool = false,
    isCancelled: () -> Bool
  ) throws(Failure) {
    var environment = ProcessInfo.processInfo.environment
    if let temporaryFolder { environment["TMPDIR"] = temporaryFolder }
    // The compiler crashes where the folder that it is started in has been removed.
    let hasFolder = !FileManager.default.currentDirectoryPath.isEmpty
    let earlier = ProcessorTime.ofEndedChildren
    let process: WatchedProcess
    do throws(SystemError) {
      process = try WatchedProcess(
        path: isLowPriority ? "/usr/bin/env" : path,
        arguments: (isLowPriority ? ["nice", "-n", "10", path] : []) + arguments, environment: environment,
        folder: hasFolder ? nil : temporaryFolder)
    } catch {
      throw .launch(reason: error.description)
    }
    var output: [UInt8] = []
    while let chunk = process.nextOutput() {
      output += chunk
      if isCancelled() {
        process.stop()
        throw .cancelled
      }
    }
    ending = process.waitForEnd()
    isOutOfTime = ProcessorTime.isUsedUp(ProcessorTime.ofEndedChildren - earlier)
    self.output = String(decoding: output, as: UTF8.self)
  }

  /// The first words of the output, for a message of one line.
  var summary: String {
    let line = output.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.isEmpty ? "it ended without a message" : line
  }
}

extension CompileError {
  init(_ failure: CompilerRun.Failure, path: String) {
    switch failure {
    case .launch(let reason): self = .brokenCompiler(path: path, reason: reason)
    case .cancelled: self = .cancelled
    }
  }
}
