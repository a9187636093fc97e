import Routing

/// A way into the app from outside.
public struct Link: Sendable {
  /// How the module at the link's end is to be shown.
  public enum Presentation: Sendable {
    /// As the app sees fit.
    case automatic
    /// On top of the navigation stack.
    case push
    /// Over everything.
    case present
  }

  /// What stands in front of `://` in a link to the app on the stage.
  public static let scheme = "atelier"

  /// Where the link leads.
  public let urn: ModuleURN
  /// The one of the app's routes that the URN matches.
  public let template: String
  /// What the template's captures stand for.
  public let arguments: [String: String]
  /// How the module is to be shown.
  public let presentation: Presentation

  /// The link as other apps write it: `atelier://User:42`.
  public var url: String { "\(Self.scheme)://\(urn)" }

  /// A link to the module of a URN.
  public init(urn: ModuleURN, template: String, arguments: [String: String], presentation: Presentation = .automatic) {
    self.urn = urn
    self.template = template
    self.arguments = arguments
    self.presentation = presentation
  }
}
