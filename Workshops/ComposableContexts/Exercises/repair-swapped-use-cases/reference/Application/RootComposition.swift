import ContextsDomain
import ContextsScreens
import Injection
import UserDomain
import UserServer

/// Puts the whole app together.
enum RootComposition {
  static func makeController(server: any Server, sessionStore: any SessionStore) throws -> RootController {
    let container = Container()
    DefaultsComposition.configure(container, server: server, sessionStore: sessionStore)
    configure(container)
    LoginScreenComposition.configure(container)
    UserScreenComposition.configure(container)
    EditNameScreenComposition.configure(container)
    FriendsScreenComposition.configure(container)
    PreviewComposition.configure(container)
    return try container.resolve()
  }

  private static func configure(_ container: Container) {
    container.register { RootContext(sessionRepository: $0) }
      .implements((any RootViewModel.UseCases).self)

    container.register { RootViewModel(useCases: $0) }

    container.register(scope: .transient) { RootController(viewModel: $0) }
      .resolvingProperties { [unowned container] _, controller in
        controller.router = RootRouter(container: container, controller: controller)
      }
  }
}

private final class RootContext: SessionRepositoryHolderType {
  let sessionRepository: any SessionRepositoryType

  init(sessionRepository: any SessionRepositoryType) {
    self.sessionRepository = sessionRepository
  }
}

extension RootContext: ObserveSessionUseCase {}
