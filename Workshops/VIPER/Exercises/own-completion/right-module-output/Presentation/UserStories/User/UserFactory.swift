import Routing
import ScreenKit
import UserDomain

struct UserFactory: ModuleFactoryProtocol {
  let moduleURN: RouteTemplate = "User:{id}"
  let presentation = ModulePresentation.pushed

  static func urn(userID: User.ID) -> ModuleURN { Self().moduleURN.urn(["id": userID]) }

  func createModule(
    arguments: NamedValuesType, output: AnyObject?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = UserConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, output: output)
    return view
  }
}
