import Routing
import ScreenKit

struct SettingsFactory: ModuleFactoryProtocol {
  let moduleURN: RouteTemplate = "Settings"
  let presentation = ModulePresentation.pushed

  static func urn() -> ModuleURN { Self().moduleURN.urn() }

  func createModule(arguments: NamedValuesType) throws(ModuleRefusal) -> ViewController {
    let (view, input) = SettingsConfigurator().configure()
    try input.setupInitialState(withArguments: arguments)
    return view
  }
}
