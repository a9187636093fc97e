import Injection
import Testing

// Compiled as app code is: on the main actor, without saying so.

protocol UserRepositoryType: AnyObject {
  var name: String { get }
}

protocol UserRepositoryHolderType {
  var userRepository: any UserRepositoryType { get }
}

protocol ObserveUserNameUseCase {
  var userName: String { get }
}

protocol SignOutUseCase {
  func signOut() -> String
}

extension ObserveUserNameUseCase where Self: UserRepositoryHolderType {
  var userName: String { userRepository.name }
}

extension SignOutUseCase where Self: UserRepositoryHolderType {
  func signOut() -> String { "\(userRepository.name) signed out" }
}

final class UserRepository: UserRepositoryType {
  let name = "Ann Appleseed"
}

final class UserScreenContext: UserRepositoryHolderType, ObserveUserNameUseCase, SignOutUseCase {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

final class UserScreenViewModel {
  typealias UseCases = ObserveUserNameUseCase & SignOutUseCase
  let useCases: any UseCases

  init(useCases: any UseCases) {
    self.useCases = useCases
  }
}

final class UserController {
  let viewModel: UserScreenViewModel
  var router: UserRouter?

  init(viewModel: UserScreenViewModel) throws {
    self.viewModel = viewModel
  }
}

final class UserRouter {
  weak var controller: UserController?
}

final class FriendsViewModel {
  let id: Int
  let useCases: any UserScreenViewModel.UseCases

  init(id: Int, useCases: any UserScreenViewModel.UseCases) {
    self.id = id
    self.useCases = useCases
  }
}

enum UserScreenComposition {
  static func configure(_ container: Container) {
    container.register((any UserRepositoryType).self, scope: .singleton, UserRepository.init)
    container.register { UserScreenContext(userRepository: $0) }
      .implements((any UserScreenViewModel.UseCases).self)
    container.register { UserScreenViewModel(useCases: $0) }
    container.register(UserController.init)
      .resolvingProperties { container, controller in controller.router = try container.resolve() }
    container.register { UserRouter() }
      .resolvingProperties { $1.controller = try $0.resolve() }
    container.register(FriendsViewModel.self, arguments: Int.self) { container, id in
      try FriendsViewModel(id: id, useCases: container.resolve())
    }
  }
}

enum UserPart: Part {
  static func load(container: Container) {
    UserScreenComposition.configure(container)
  }
}

struct AppCodeTests {
  @Test func `a screen is composed without an annotation`() throws {
    let container = Container()
    UserScreenComposition.configure(container)
    let controller: UserController = try container.resolve()
    #expect(controller.viewModel.useCases.userName == "Ann Appleseed")
    #expect(controller.viewModel.useCases.signOut() == "Ann Appleseed signed out")
    #expect(controller.router?.controller === controller)
  }
  @Test func `a part is appended without an annotation`() throws {
    let container = Container()
    container.append(part: UserPart.self)
    #expect(try container.resolve(UserController.self).viewModel.useCases.userName == "Ann Appleseed")
  }

  @Test func `a double takes a repository's place for a test`() async throws {
    final class Double: UserRepositoryType {
      let name = "Double"
    }
    let container = Container()
    container.append(part: UserPart.self)
    let name = try container.overriding {
      $0.register((any UserRepositoryType).self) { Double() }
    } while: {
      try container.resolve(UserController.self).viewModel.useCases.userName
    }
    #expect(name == "Double")
    let later = try await container.overriding {
      $0.register((any UserRepositoryType).self) { Double() }
    } while: {
      await Task.yield()
      return try container.resolve(UserController.self).viewModel.useCases.userName
    }
    #expect(later == "Double")
    #expect(try container.resolve(UserController.self).viewModel.useCases.userName == "Ann Appleseed")
  }

  @Test func `a screen may be lazy, or provided with its arguments`() throws {
    let container = Container()
    container.append(part: UserPart.self)
    let lazy = try container.resolve(Lazy<UserController>.self)
    #expect(try lazy.get() === lazy.get())
    let friends = try container.resolve(Provider<FriendsViewModel>.self)
    #expect(try friends.get(arguments: 7).id == 7)
  }

  @Test func `a subscriber is told on the main actor of what is built there`() throws {
    let container = Container()
    container.append(part: UserPart.self)
    var builds = 0
    let subscription = container.subscribe { event in
      MainActor.assumeIsolated { if event.kind == .build { builds += 1 } }
    }
    _ = try container.resolve(UserController.self)
    withExtendedLifetime(subscription) {}
    #expect(builds == 5)
  }
}
