import ScreenKit
import UserDomain

struct EditNameFactory: ModuleFactoryProtocol {
  let moduleURN = "EditName:{id}"
  let presentation = ModulePresentation.presented

  static func urn(userID: User.ID) -> String { "EditName:\(userID)" }

  /// What the module finishes with.
  static func values(of user: User) -> NamedValuesType { ["fullName": user.fullName] }

  /// The new name, from what the module has finished with.
  static func fullName(in values: NamedValuesType) -> String? { values["fullName"] }

  func createModule(
    arguments: NamedValuesType, completion: ModuleCompletionHandler?
  ) throws(ModuleRefusal) -> ViewController {
    let (view, input) = EditNameConfigurator().configure()
    try input.setupInitialState(withArguments: arguments, completion: completion)
    return view
  }
}
