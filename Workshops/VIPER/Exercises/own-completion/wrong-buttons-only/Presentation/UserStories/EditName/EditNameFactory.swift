import Routing
import ScreenKit
import UserDomain

struct EditNameFactory: ModuleFactoryProtocol {
  let moduleURN: RouteTemplate = "EditName:{id}"
  let presentation = ModulePresentation.presented

  static func urn(userID: User.ID) -> ModuleURN { Self().moduleURN.urn(["id": userID]) }

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = EditNameConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, completion: completion)
    return view
  }
}
