import Routing
import ScreenKit
import UserDomain

struct UserFactory: ModuleFactoryProtocol {
  let moduleURN: RouteTemplate = "Users:{id}"
  let presentation = ModulePresentation.pushed

  static func urn(userID: User.ID) -> ModuleURN { Self().moduleURN.urn(["id": userID]) }

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = UserConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, completion: completion)
    return view
  }
}
