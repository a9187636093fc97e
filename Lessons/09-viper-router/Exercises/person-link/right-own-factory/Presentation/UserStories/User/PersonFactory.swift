import Routing
import ScreenKit

/// Opens a user's screen from links in old messages.
struct PersonFactory: ModuleFactoryProtocol {
  let moduleURN: RouteTemplate = "Person:{id}"
  let presentation = ModulePresentation.pushed

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = UserConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, completion: completion)
    return view
  }
}
