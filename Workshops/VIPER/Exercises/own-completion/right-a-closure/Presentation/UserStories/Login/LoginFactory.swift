import Routing
import ScreenKit

struct LoginFactory: ModuleFactoryProtocol {
  let moduleURN: RouteTemplate = "Login"
  let presentation = ModulePresentation.root

  static func urn() -> ModuleURN { Self().moduleURN.urn() }

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = LoginConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, completion: completion)
    return view
  }
}
