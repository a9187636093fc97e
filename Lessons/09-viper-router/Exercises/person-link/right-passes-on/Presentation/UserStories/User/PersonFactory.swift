import Routing
import ScreenKit

/// Opens a user's screen from links in old messages.
struct PersonFactory: ModuleFactoryProtocol {
  let moduleURN: RouteTemplate = "Person:{id}"
  let presentation = ModulePresentation.pushed

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
  ) throws(ModuleRefusal) -> ViewController {
    try UserFactory().createModule(arguments: arguments, completion: completion)
  }
}
