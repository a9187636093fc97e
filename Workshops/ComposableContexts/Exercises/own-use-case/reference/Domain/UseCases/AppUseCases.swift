/// Everything that the app can do, for all of its screens.
package final class AppUseCases: UserRepositoryHolderType, SessionRepositoryHolderType {
  package let userRepository: any UserRepositoryType
  package let sessionRepository: any SessionRepositoryType

  package init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension AppUseCases: LoadUserUseCase {}
extension AppUseCases: LoadFriendsUseCase {}
extension AppUseCases: ObserveUserUseCase {}
extension AppUseCases: ObserveUserNameUseCase {}
extension AppUseCases: ObserveFriendsUseCase {}
extension AppUseCases: ObserveFriendCountUseCase {}
extension AppUseCases: ObserveSessionUseCase {}
extension AppUseCases: RenameUserUseCase {}
extension AppUseCases: SignInUseCase {}
extension AppUseCases: SignOutUseCase {}
