/// A URN, and the template that it was found to be of.
public struct RouteMatch<Handler> {
  /// What was looked up.
  public let urn: ModuleURN
  /// The template that it is of.
  public let template: RouteTemplate
  /// What the table holds for the template.
  public let handler: Handler
  /// The URN's values, decoded, by the names of the template's captures.
  public let arguments: [String: String]
}

extension RouteMatch: Sendable where Handler: Sendable {}
