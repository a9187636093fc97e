import Routing
import ScreenKit
import StageKit
import Testing
import UserDomain

/// A whole app of any wiring, in the hands of a person.
public final class AppDriver {
  let window: Window
  let api: SimulatedUserAPI
  private let clock: ManualClock
  private let delegate: any ApplicationDelegate
  private let application: Application

  /// - Parameter delegate: the app's delegate, which has shown the first screen.
  public init(delegate: any ApplicationDelegate, application: Application, surroundings: Surroundings) throws {
    window = try #require(delegate.window)
    api = surroundings.api
    clock = surroundings.clock
    self.delegate = delegate
    self.application = application
  }

  /// The path, and what a person can see and use: `User:42 | Ann Appleseed, Edit name, Friends, Sign Out`.
  var screen: String {
    let screen = window.screen
    let elements = screen.elements.filter(\.enabled).map { element in
      element.value.map { "\(element.text): \($0)" } ?? element.text
    }
    return "\(screen.path.joined(separator: " ")) | \(elements.joined(separator: ", "))"
  }

  func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await settle()
    #expect(screen == expected, sourceLocation: sourceLocation)
  }

  func wait(_ duration: Duration) async {
    await clock.advance(by: duration)
  }

  func signIn(as name: String) throws {
    try window.type(name, into: "Name")
    try window.tap("Sign in")
  }

  /// Follows a link such as `User:7`, as the shell does.
  func open(_ urn: String, _ presentation: Link.Presentation = .automatic) throws {
    try delegate.application(application, open: link(to: urn, presentation))
  }

  /// Tells the app of something that can be seen on the screen of a link.
  func notify(_ text: String, _ urn: String) throws {
    let notification = RemoteNotification(text: text, link: try link(to: urn, .automatic))
    delegate.application(application, didReceive: notification)
  }

  private func link(to urn: String, _ presentation: Link.Presentation) throws -> Link {
    var table = RouteTable<Void>()
    for template in delegate.routes { try table.insert(RouteTemplate(parsing: template), ()) }
    let match = try table.match(ModuleURN(parsing: urn))
    return Link(
      urn: match.urn, template: match.template.description, arguments: match.arguments, presentation: presentation)
  }
}
