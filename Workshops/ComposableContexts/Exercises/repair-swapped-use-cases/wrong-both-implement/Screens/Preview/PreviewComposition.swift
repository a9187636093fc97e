import ContextsDomain
import Injection

/// Made-up people, for pictures of the app.
package enum PreviewComposition {
  // In another order than the user screen's list, so that the container can tell the two apart. Or so it reads.
  typealias UseCases = SignOutUseCase & ObserveSessionUseCase & ObserveUserNameUseCase & LoadUserUseCase

  package static func configure(_ container: Container) {
    container.register { PreviewContext(userRepository: PreviewUserRepository(), sessionRepository: $0) }
      .implements((any UseCases).self)
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
