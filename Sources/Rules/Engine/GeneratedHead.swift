/// The comment at the beginning of a file that a tool writes anew each time it runs.
///
/// A template writes a file once, and people go on from there: what it says of its origin does not count.
enum GeneratedHead {
  /// How many bytes of a file are looked at.
  static let length = 600

  /// One of them is in each of the words by which a tool says that it has made a file, once all letters are small.
  static let hints = ["generated", "do not edit", "swiftlint:disable all"].map { Array($0.utf8) }

  /// Whether a file says so, given how it begins.
  static func saysSo(_ beginning: String) -> Bool {
    lines(of: beginning).contains { line in
      warnings.contains(where: line.contains) || line.contains(madeItself)
        || (line.contains(made) && tools.contains(where: line.contains))
    }
  }

  /// What nobody writes into a file that people work on.
  private static let warnings = ["@generated", "do not edit", "do not modify", "swiftlint:disable all"]

  /// `This file was automatically generated`, at the beginning of a line.
  private nonisolated(unsafe) static let madeItself =
    /^(?:(?:this|the) )?(?:(?:file|code|class|source) )?(?:(?:is|was|has been) )?(?:auto-?|automatically )generated\b/

  private nonisolated(unsafe) static let made = /\bgenerated (?:by|using|with|from)\b/

  /// Tools that write files anew, as they name themselves.
  private static let tools = [
    "apollo", "coremlc", "cuckoo", "file:", "flatc", "grpc", "gyb", "mockingbird", "mockolo", "natalie", "needle",
    "openapi", "protoc", "quicktype", "r.swift", "sourcery", "swagger", "swift generator plugin", "swift-protobuf",
    "swiftgen", "swiftymocky", "thrift", "tuist", "uniffi", "xcodegen",
  ]

  /// The lines of the comments with which a file begins, in small letters and without what makes them comments.
  private static func lines(of beginning: String) -> [String] {
    var isInside = false
    let head = beginning.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix(while: \.isWhitespace) }.prefix {
      line in
      let isComment = isInside || line.isEmpty || line.hasPrefix("//") || line.hasPrefix("/*")
      if line.hasPrefix("/*") { isInside = true }
      if line.contains("*/") { isInside = false }
      return isComment
    }
    return head.map { $0.trimmingPrefix { "/* \t".contains($0) }.lowercased() }
  }
}
