#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RegistrationGraph {
  /// The graph for programs: a member a line, keys sorted. `JSONDecoder` reads it back.
  ///
  /// - Throws: what `JSONEncoder` throws, which it has no reason to.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
