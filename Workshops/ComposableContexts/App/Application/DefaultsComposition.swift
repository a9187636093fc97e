import Injection
import UserDomain

/// What all screens share: the repositories, each of which lives as long as the app.
enum DefaultsComposition {
  static func configure(_ container: Container, userAPI: any UserAPI, sessionStore: any SessionStore) {
    container.register((any SessionRepositoryType).self, scope: .singleton) {
      SessionRepository(store: sessionStore)
    }
    container.register((any UserRepositoryType).self, scope: .singleton) {
      UserRepository(userAPI: userAPI)
    }
  }
}
