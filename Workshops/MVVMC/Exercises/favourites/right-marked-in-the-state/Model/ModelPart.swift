import Injection
import MVVMCLibrary

/// What all screens share. Each lives as long as the app.
enum ModelPart: Part {
  static func load(container: Container) {
    container.register(name: SharedStoreTag.people, scope: .singleton) { SharedStore(People()) }
    container.register(name: SharedStoreTag.favourites, scope: .singleton) { SharedStore(Favourites()) }
    container.register((any UserService).self, scope: .singleton, with: makeUserService)
    container.register((any SessionService).self, scope: .singleton, with: makeSessionService)
  }

  private static func makeUserService(from container: Container) throws -> any UserService {
    UserServiceImpl(userAPI: try container.resolve(), people: try container.resolve(name: SharedStoreTag.people))
  }

  private static func makeSessionService(from container: Container) throws -> any SessionService {
    SessionServiceImpl(
      userAPI: try container.resolve(),
      sessionStore: try container.resolve(),
      people: try container.resolve(name: SharedStoreTag.people),
      favourites: try container.resolve(name: SharedStoreTag.favourites))
  }
}
