/// Why a file of a project is not read.
enum Omission: Sendable {
  /// The configuration leaves it out.
  case excluded
  /// It is one of tests, which are not built like the app.
  case test
  /// No target builds it.
  case unbuilt
  /// A tool has made it.
  case generated
}

extension Configuration {
  /// Why a file is not read; `nil` if it is.
  ///
  /// - Parameter isHeadKnown: whether a file of the same text was read before.
  func omission(of source: SourceText, isHeadKnown: Bool = false) -> Omission? {
    if !includes(source.path) { return .excluded }
    if source.isOfTests { return .test }
    if !source.isBuilt { return .unbuilt }
    return source.isGenerated(isHeadKnown: isHeadKnown) ? .generated : nil
  }
}
