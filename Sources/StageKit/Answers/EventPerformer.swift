import Routing
import ScreenKit
import StageProtocol

/// Applies an event to the running app.
@MainActor
struct EventPerformer {
  let application: Application
  let delegate: any ApplicationDelegate
  let window: Window

  func perform(_ event: StageEvent) throws(Refusal) {
    do {
      switch event {
      case .tap(let text): try window.tap(text)
      case .type(let text, let field): try window.type(text, into: field)
      case .select(let row): try window.select(row: row)
      case .toggle(let label): try window.toggle(label)
      case .back: try window.goBack()
      case .dismiss: try window.swipeToDismiss()
      case .open(let route): try open(route, .automatic)
      case .push(let route): try open(route, .push)
      case .present(let route): try open(route, .present)
      case .notify(let text, let route): try notify(text, route: route)
      case .wait(let duration): MainLoop.pass(duration)
      case .service(let change): try ServiceController(delegate.serviceControls).perform(change)
      }
    } catch let refusal as Refusal {
      throw refusal
    } catch let error as InteractionError {
      throw Refusal(code: error.code, message: error.description)
    } catch let error as RoutingError {
      throw Refusal(code: "no-route", message: error.description)
    } catch {
      throw Refusal(code: "refused", message: String(describing: error))
    }
  }

  private func open(_ route: String, _ presentation: Link.Presentation) throws {
    try delegate.application(application, open: link(to: route, presentation))
  }

  private func link(to route: String, _ presentation: Link.Presentation) throws -> Link {
    var table = RouteTable<Void>()
    for template in delegate.routes { try table.insert(RouteTemplate(parsing: template), ()) }
    let match = try table.match(link: route, scheme: Link.scheme)
    guard let link = Link(urn: match.urn, presentation: presentation) else {
      throw Refusal(code: "no-route", message: "\(match.urn) cannot be written as a URL")
    }
    return link
  }

  private func notify(_ text: String, route: String) throws {
    let notification = RemoteNotification(text: text, link: try link(to: route, .automatic))
    delegate.application(application, didReceive: notification)
  }
}
