import ArgumentParser
import Foundation
import Platform

/// What is typed or piped into the program.
enum StandardInput {
  /// All of it, up to its end.
  ///
  /// - Throws: `ValidationError` where it is closed, or a folder.
  static func text() throws -> String {
    do {
      return String(decoding: try FileHandle.standardInput.readToEnd() ?? Data(), as: UTF8.self)
    } catch {
      throw ValidationError("standard input cannot be read: \(error.systemReason); give commands with `-c`")
    }
  }
}
