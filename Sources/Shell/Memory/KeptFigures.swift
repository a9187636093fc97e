public import Foundation
import StableHash

/// What takes long to count, by everything that it follows from: for this session, and in a folder for others.
public final class KeptFigures {
  private var values: [String: any Sendable] = [:]
  private var memory: Memory?
  private var program = ""

  /// Figures that are kept for the session only, until a folder is named.
  init() {}

  /// Keeps figures for other sessions, too.
  ///
  /// - Parameter program: what tells one build of the program from another, which may count in other ways.
  public func keep(in folder: URL, for program: String) {
    memory = Memory(folder: folder)
    self.program = program
  }

  /// What was counted before, or what `count` counts now.
  ///
  /// - Parameter parts: all that the value follows from, its kind first.
  func value<Value: Codable & Sendable, Failure: Error>(
    of parts: [String], countedBy count: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let key = StableHash.digest(of: [program] + parts)
    if let known = values[key] as? Value { return known }
    if let kept: Value = memory?.value(of: [key]) {
      values[key] = kept
      return kept
    }
    let value = try count()
    values[key] = value
    memory?.keep(value, for: [key])
    return value
  }
}
