import Routing
import ScreenKit
import UserDomain

struct SignOutFactory: ModuleFactoryProtocol {
  let moduleURN: RouteTemplate = "SignOut:{id}"
  let presentation = ModulePresentation.presented

  static func urn(userID: User.ID) -> ModuleURN { Self().moduleURN.urn(["id": userID]) }

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler<Void>?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = SignOutConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, completion: completion)
    return view
  }
}
