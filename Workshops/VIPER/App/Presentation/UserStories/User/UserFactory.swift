import ScreenKit
import UserDomain

struct UserFactory: ModuleFactoryProtocol {
  let moduleURN = "User:{id}"
  let presentation = ModulePresentation.pushed

  static func urn(userID: User.ID) -> String { "User:\(userID)" }

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = UserConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, completion: completion)
    return view
  }
}
