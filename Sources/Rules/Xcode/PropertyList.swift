import Foundation
import Platform

/// Property lists, which say what an app or a project is made of.
enum PropertyList {
  /// What a file says; `nil` if it cannot be read or is not a list. A pipe is not waited for.
  static func value(at path: String) -> Any? {
    PlainFile.bytes(at: path).flatMap { try? PropertyListSerialization.propertyList(from: Data($0), format: nil) }
  }
}
