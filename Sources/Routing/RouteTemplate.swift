/// The shape of a module's URNs, with a name for each argument: `User:{id}`.
public struct RouteTemplate: Hashable, Sendable {
  /// One part of a template.
  public enum Segment: Hashable, Sendable {
    /// Matches this text only.
    case literal(String)
    /// Matches any text, which becomes the argument of this name.
    case capture(String)
  }

  /// There is at least one, and capture names are distinct.
  public let segments: [Segment]

  /// Reads a template as it is written.
  ///
  /// - Throws: `RoutingError.malformedTemplate` when the text is not a template.
  public init(parsing text: String) throws(RoutingError) {
    do throws(RouteFlaw) {
      segments = try Self.segments(of: text)
    } catch {
      throw .malformedTemplate(text, error)
    }
  }

  /// The names of the arguments, in order.
  public var captures: [String] {
    segments.compactMap { if case .capture(let name) = $0 { name } else { nil } }
  }

  /// The URN with these arguments in the place of the captures.
  ///
  /// ```swift
  /// let template: RouteTemplate = "User:{id}"
  /// template.urn(["id": 42])  // User:42
  /// ```
  ///
  /// - Precondition: there is an argument for each capture.
  public func urn(_ arguments: [String: any URNArgument] = [:]) -> ModuleURN {
    do throws(RoutingError) {
      return try urn(arguments.mapValues(\.description))
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// The URN with these texts in the place of the captures; for texts that may be empty. Those without a capture are
  /// ignored.
  ///
  /// - Throws: `RoutingError` when a text is missing or empty.
  public func urn(_ texts: [String: String]) throws(RoutingError) -> ModuleURN {
    var values: [String] = []
    for segment in segments {
      switch segment {
      case .literal(let text): values.append(text)
      case .capture(let name):
        guard let text = texts[name] else { throw .missingValue(capture: name, template: self) }
        values.append(text)
      }
    }
    return try ModuleURN(segments: values)
  }

  private static func segments(of text: String) throws(RouteFlaw) -> [Segment] {
    guard !text.isEmpty else { throw .empty }
    var segments: [Segment] = []
    for (index, part) in SegmentCoding.split(text).enumerated() {
      guard !part.isEmpty else { throw .emptySegment(number: index + 1) }
      let segment = try segment(of: part)
      if case .capture(let name) = segment, segments.contains(segment) { throw .repeatedCapture(name) }
      segments.append(segment)
    }
    return segments
  }

  private static func segment(of part: Substring) throws(RouteFlaw) -> Segment {
    guard part.contains("{") || part.contains("}") else { return .literal(try SegmentCoding.decode(part)) }
    guard part.hasPrefix("{"), part.hasSuffix("}"), part.count > 1 else { throw .braces(String(part)) }
    let name = part.dropFirst().dropLast()
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { throw name.contains(where: { "{}".contains($0) }) ? .braces(String(part)) : .captureName(String(name)) }
    return .capture(String(name))
  }
}

extension RouteTemplate: ExpressibleByStringLiteral {
  /// A template that is written in the source.
  ///
  /// - Precondition: the literal is a template.
  public init(stringLiteral literal: String) {
    do throws(RoutingError) {
      try self.init(parsing: literal)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension RouteTemplate: CustomStringConvertible {
  /// The template as it is written.
  public var description: String {
    segments.map { segment in
      switch segment {
      case .literal(let text): SegmentCoding.encode(text)
      case .capture(let name): "{\(name)}"
      }
    }.joined(separator: ":")
  }
}
