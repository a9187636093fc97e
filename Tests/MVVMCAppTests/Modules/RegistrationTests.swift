import Injection
import Testing
import UserAppTesting
import UserDomain

@testable import MVVMCApp

struct RegistrationTests {
  @Test func `every module can be built, and then nothing about the registrations is open`() throws {
    let surroundings = Surroundings(signedIn: 42)
    let container = Container()
    container.register((any UserAPI).self, scope: .singleton) { RemoteUserAPI(server: surroundings.server) }
    container.register((any SessionStore).self, scope: .singleton) { surroundings.sessionStore }
    container.append(part: AppPart.self)
    _ = try container.resolve(LoginDependency.self)
    _ = try container.resolve(UserDependency.self, arguments: User.ID(rawValue: 42))
    _ = try container.resolve(FriendsDependency.self, arguments: User.ID(rawValue: 42))
    _ = try container.resolve(EditNameDependency.self, arguments: User.ID(rawValue: 42))
    #expect(try container.validate().summary.hasPrefix("no problems"))
  }
}
