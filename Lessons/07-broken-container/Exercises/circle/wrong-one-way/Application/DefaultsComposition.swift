import ContextsData
import ContextsDomain
import Injection
import UserDomain
import UserServer

/// What all screens share: the repositories, each of which lives as long as the app.
enum DefaultsComposition {
  static func configure(_ container: Container, server: any Server, sessionStore: any SessionStore) {
    container.register((any SessionRepositoryType).self, scope: .singleton) {
      SessionRepository(store: sessionStore, userRepository: $0)
    }
    container.register((any UserRepositoryType).self, scope: .singleton) {
      UserRepository(userAPI: RemoteUserAPI(server: server))
    }
  }
}
