import ContextsDomain
import Injection

/// Made-up people, for pictures of the app.
package enum PreviewComposition {
  typealias PreviewUseCases = ObserveUserNameUseCase & LoadUserUseCase

  package static func configure(_ container: Container) {
    container.register((any PreviewUseCases).self) {
      PreviewContext(userRepository: PreviewUserRepository())
    }
  }
}

private final class PreviewContext: UserRepositoryHolderType {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

extension PreviewContext: LoadUserUseCase {}
extension PreviewContext: ObserveUserNameUseCase {}
