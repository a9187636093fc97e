import ScreenKit

struct LoginFactory: ModuleFactoryProtocol {
  let moduleURN = "Login"
  let presentation = ModulePresentation.root

  static func urn() -> String { "Login" }

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = LoginConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, completion: completion)
    return view
  }
}
