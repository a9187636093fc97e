/// The name of a module and the values that it is opened with: `User:42`.
///
/// Segments are separated by colons. A colon, a percent sign or a brace within a segment is written as a percent escape.
/// A URN is not a URL: in `User:42` the 42 is an argument and not a port.
public struct ModuleURN: Hashable, Sendable {
  /// The segments, decoded. There is at least one, and none is empty.
  public let segments: [String]

  /// Makes a URN of the module's name and the values of its arguments, each of them one segment.
  ///
  /// - Throws: `RoutingError.malformedURN` when a segment is empty.
  public init(_ name: String, _ values: any CustomStringConvertible...) throws(RoutingError) {
    try self.init(segments: [name] + values.map(\.description))
  }

  /// Makes a URN of decoded segments.
  ///
  /// - Throws: `RoutingError.malformedURN` when there are no segments, or one is empty.
  public init(segments: [String]) throws(RoutingError) {
    if let flaw = Self.flaw(of: segments) {
      throw .malformedURN(segments.map(SegmentCoding.encode).joined(separator: ":"), flaw)
    }
    self.segments = segments
  }

  /// Reads a URN as it is written, and decodes its percent escapes once.
  ///
  /// - Throws: `RoutingError.malformedURN` when the text is not a URN.
  public init(parsing text: String) throws(RoutingError) {
    do throws(RouteFlaw) {
      segments = try Self.decodedSegments(of: text)
    } catch {
      throw .malformedURN(text, error)
    }
  }

  /// Reads a link: a URN, with or without `scheme://` in front of it.
  ///
  /// - Throws: `RoutingError.foreignScheme` when the link has another scheme,
  ///   `RoutingError.malformedURN` when the rest is not a URN.
  public init(link: String, scheme: String) throws(RoutingError) {
    guard let (found, rest) = Self.splitScheme(of: link) else {
      try self.init(parsing: link)
      return
    }
    guard found.lowercased() == scheme.lowercased() else {
      throw .foreignScheme(link: link, expected: scheme)
    }
    try self.init(parsing: rest)
  }

  private static func decodedSegments(of text: String) throws(RouteFlaw) -> [String] {
    var segments: [String] = []
    for segment in SegmentCoding.split(text) {
      if segment.contains("{") || segment.contains("}") { throw .placeholder(String(segment)) }
      segments.append(try SegmentCoding.decode(segment))
    }
    if let flaw = flaw(of: segments) { throw flaw }
    return segments
  }

  private static func flaw(of segments: [String]) -> RouteFlaw? {
    if segments.allSatisfy(\.isEmpty), segments.count < 2 { return .empty }
    return segments.firstIndex(of: "").map { .emptySegment(number: $0 + 1) }
  }

  /// The scheme and what follows it; `nil` if no scheme is written. A colon before `://` means that it is a value.
  private static func splitScheme(of link: String) -> (scheme: String, rest: String)? {
    let marker = "://"
    let scheme = link.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard let first = scheme.first, first.isLetter, link[scheme.endIndex...].hasPrefix(marker) else { return nil }
    return (String(scheme), String(link[scheme.endIndex...].dropFirst(marker.count)))
  }
}

extension ModuleURN: CustomStringConvertible {
  /// The URN as it is written: its segments encoded, with colons between them.
  public var description: String {
    segments.map(SegmentCoding.encode).joined(separator: ":")
  }
}
