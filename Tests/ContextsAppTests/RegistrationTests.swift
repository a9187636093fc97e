import Injection
import Testing
import UserAppTesting
import UserDomain

@testable import ContextsApp
@testable import ContextsScreens

struct RegistrationTests {
  @Test func `every screen can be built, and then nothing about the registrations is open`() throws {
    let surroundings = Surroundings(signedIn: 42)
    let container = RootComposition.makeContainer(
      server: surroundings.server, sessionStore: surroundings.sessionStore)
    _ = try container.resolve(RootController.self)
    _ = try container.resolve(LoginController.self)
    _ = try container.resolve(UserController.self, arguments: UserScreenArguments(userID: 42))
    _ = try container.resolve(FriendsController.self, arguments: FriendsScreenArguments(userID: 42))
    let arguments = EditNameScreenArguments(userID: 42) { _ in }
    _ = try container.resolve(EditNameController.self, arguments: arguments)
    #expect(try container.validate().description == "no problems; 22 registrations checked")
  }
}
