import Injection
import UserDomain

@testable import MVVMCApp

extension Container {
  /// The app's own parts, over services that ask no server.
  static func withFakeServices(signedIn userID: User.ID?) -> Container {
    let container = Container()
    container.append(part: AppPart.self)
    let userService = FakeUserService()
    let sessionService = FakeSessionService(signedIn: userID)
    container.register(name: SharedStoreTag.people, scope: .singleton) { userService.people }
    container.register((any UserService).self, scope: .singleton) { userService }
    container.register((any SessionService).self, scope: .singleton) { sessionService }
    return container
  }
}
