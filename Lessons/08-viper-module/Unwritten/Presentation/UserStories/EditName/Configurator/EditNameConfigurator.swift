import ScreenKit
import UserDomain

/// Puts the parts of the module together.
struct EditNameConfigurator {
  func configure() -> (view: ViewController, input: any ModuleInputProtocol<User>) {
    fatalError("not written yet")
  }
}
