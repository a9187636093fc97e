import ContextsDomain
import Injection

/// Made-up people, for pictures of the app.
package enum PreviewComposition {
  typealias UseCases = SignOutUseCase & ObserveSessionUseCase & ObserveUserNameUseCase & LoadUserUseCase

  package static func configure(_ container: Container) {
    container.register((any UseCases).self, name: "preview") {
      PreviewContext(userRepository: PreviewUserRepository(), sessionRepository: $0)
    }
  }
}

private final class PreviewContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let userRepository: any UserRepositoryType
  let sessionRepository: any SessionRepositoryType

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension PreviewContext: LoadUserUseCase {}
extension PreviewContext: ObserveUserNameUseCase {}
extension PreviewContext: ObserveSessionUseCase {}
extension PreviewContext: SignOutUseCase {}
