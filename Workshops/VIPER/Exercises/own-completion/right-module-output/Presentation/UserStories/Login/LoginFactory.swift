import Routing
import ScreenKit

struct LoginFactory: ModuleFactoryProtocol {
  let moduleURN: RouteTemplate = "Login"
  let presentation = ModulePresentation.root

  static func urn() -> ModuleURN { Self().moduleURN.urn() }

  func createModule(
    arguments: NamedValuesType, output: AnyObject?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = LoginConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, output: output)
    return view
  }
}
