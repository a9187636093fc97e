/// Why a route was refused. A table that has refused one has not changed.
public enum RoutingError: Error, Hashable, Sendable {
  /// The text is not a URN. A table that was asked adds the templates that are nearest to it.
  case malformedURN(String, RouteFlaw, nearest: [RouteTemplate] = [])
  /// The text is not a template.
  case malformedTemplate(String, RouteFlaw)
  /// The link has another app's scheme.
  case foreignScheme(link: String, expected: String)
  /// No template matches the URN. The nearest are those that it is most easily mistaken for, the best one first.
  case unknown(ModuleURN, nearest: [RouteTemplate])
  /// The table has this template already.
  case duplicate(RouteTemplate)
  /// The table has a template that matches the same URNs and names its captures differently.
  case conflictingCaptures(RouteTemplate, existing: RouteTemplate)
  /// A template was filled in without a value for this capture.
  case missingValue(capture: String, template: RouteTemplate)
}

extension RoutingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformedURN(let text, let flaw, let nearest):
      "\"\(text)\" is not a route: \(flaw)\(Self.advice(nearest))"
    case .malformedTemplate(let text, let flaw):
      "\"\(text)\" is not a route template: \(flaw)"
    case .foreignScheme(let link, let expected):
      "\"\(link)\" is another app's link; ours begin with \(expected)://"
    case .unknown(let urn, let nearest):
      nearest.isEmpty
        ? "there is no route \(urn); there are no routes at all"
        : "there is no route \(urn)\(Self.advice(nearest))"
    case .duplicate(let template):
      "the route \(template) is there already; give each module a route of its own"
    case .conflictingCaptures(let template, let existing):
      "the routes \(template) and \(existing) match the same links; keep one of them"
    case .missingValue(let capture, let template):
      "the route \(template) needs a value for {\(capture)}"
    }
  }

  private static func advice(_ nearest: [RouteTemplate]) -> String {
    nearest.isEmpty ? "" : "; the nearest is \(nearest.map(\.description).joined(separator: " or "))"
  }
}
