public import Foundation
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

  /// What stands in front of the colon in a URL that leads to the app on the stage.
  public static let scheme = "atelier"

  /// Where the link leads: `atelier:User:42`.
  ///
  /// There are no slashes, as in `mailto:`; behind them, `User` would be a host and 42 its port.
  public let url: URL
  /// How the module is to be shown. The shell's `push` and `present` ask for it; a link in another app cannot.
  public let presentation: Presentation

  /// A link to a URL of the app.
  public init(url: URL, presentation: Presentation = .automatic) {
    self.url = url
    self.presentation = presentation
  }

  /// A link to the module of a URN; `nil` where the URN cannot be part of a URL.
  init?(urn: ModuleURN, presentation: Presentation) {
    let allowed = CharacterSet.urlPathAllowed.union(CharacterSet(charactersIn: "%:"))
    guard let path = urn.description.addingPercentEncoding(withAllowedCharacters: allowed),
      let url = URL(string: "\(Self.scheme):\(path)")
    else { return nil }
    self.init(url: url, presentation: presentation)
  }
}
