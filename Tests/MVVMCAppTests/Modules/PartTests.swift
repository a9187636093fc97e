import Injection
import Testing
import UserDomain

@testable import MVVMCApp

struct PartTests {
  private let container = Container.withFakeServices(signedIn: 42)

  @Test func `the view model that a coordinator connects is the one that the screen shows`() throws {
    let login: LoginDependency = try container.resolve()
    #expect(login.viewModel === login.viewController.viewModel)
    let user: UserDependency = try container.resolve(arguments: User.ID(rawValue: 42))
    #expect(user.viewModel === user.viewController.viewModel)
    let editName: EditNameDependency = try container.resolve(arguments: User.ID(rawValue: 42))
    #expect(editName.viewModel === editName.viewController.viewModel)
    let friends: FriendsDependency = try container.resolve(arguments: User.ID(rawValue: 42))
    #expect(friends.viewModel === friends.viewController.viewModel)
  }

  @Test func `a module that is built again shares nothing but what lives in the app`() throws {
    let first: UserDependency = try container.resolve(arguments: User.ID(rawValue: 42))
    let second: UserDependency = try container.resolve(arguments: User.ID(rawValue: 42))
    #expect(first.viewModel !== second.viewModel)
    #expect(first.viewController !== second.viewController)
  }

  @Test func `a screen is named after its route`() throws {
    let login: LoginDependency = try container.resolve()
    let user: UserDependency = try container.resolve(arguments: User.ID(rawValue: 7))
    let editName: EditNameDependency = try container.resolve(arguments: User.ID(rawValue: 7))
    let friends: FriendsDependency = try container.resolve(arguments: User.ID(rawValue: 7))
    let screens = [login.viewController, user.viewController, editName.viewController, friends.viewController]
    #expect(screens.map(\.restorationIdentifier) == ["Login", "User:7", "EditName:7", "Friends:7"])
  }
}
