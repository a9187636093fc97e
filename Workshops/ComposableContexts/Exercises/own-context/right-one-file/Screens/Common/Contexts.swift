import ContextsDomain

/// What the screen to sign in with can do.
final class LoginScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let userRepository: any UserRepositoryType
  let sessionRepository: any SessionRepositoryType

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension LoginScreenContext: SignInUseCase {}

/// What the user screen can do.
final class UserScreenContext: UserRepositoryHolderType, SessionRepositoryHolderType {
  let userRepository: any UserRepositoryType
  let sessionRepository: any SessionRepositoryType

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension UserScreenContext: LoadUserUseCase {}
extension UserScreenContext: ObserveUserNameUseCase {}
extension UserScreenContext: ObserveSessionUseCase {}
extension UserScreenContext: SignOutUseCase {}

/// What the screen that edits a name can do.
final class EditNameScreenContext: UserRepositoryHolderType {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

extension EditNameScreenContext: LoadUserUseCase {}
extension EditNameScreenContext: ObserveUserUseCase {}
extension EditNameScreenContext: RenameUserUseCase {}

/// What the friends screen can do.
final class FriendsScreenContext: UserRepositoryHolderType {
  let userRepository: any UserRepositoryType

  init(userRepository: any UserRepositoryType) {
    self.userRepository = userRepository
  }
}

extension FriendsScreenContext: LoadFriendsUseCase {}
extension FriendsScreenContext: ObserveFriendsUseCase {}
