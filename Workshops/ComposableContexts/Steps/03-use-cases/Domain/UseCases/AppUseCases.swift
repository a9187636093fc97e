import OpenCombine
import UserDomain

/// Everything that the app can do, for all of its screens.
package final class AppUseCases {
  private let userRepository: any UserRepositoryType
  private let sessionRepository: any SessionRepositoryType

  package init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }
}

extension AppUseCases: LoadUserUseCase {
  package func loadUser(id: User.ID) async throws(UserError) {
    try await userRepository.loadUser(id: id)
  }
}

extension AppUseCases: LoadFriendsUseCase {
  package func loadFriends(of id: User.ID) async throws(UserError) {
    try await userRepository.loadFriends(of: id)
  }
}

extension AppUseCases: ObserveUserUseCase {
  package func user(id: User.ID) -> AnyPublisher<User?, Never> {
    userRepository.user(id: id)
  }
}

extension AppUseCases: ObserveUserNameUseCase {
  package func userName(id: User.ID) -> AnyPublisher<String?, Never> {
    userRepository.user(id: id)
      .map { $0?.fullName }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }
}

extension AppUseCases: ObserveFriendsUseCase {
  package func friends(of id: User.ID) -> AnyPublisher<[User]?, Never> {
    userRepository.friends(of: id)
  }
}

extension AppUseCases: ObserveSessionUseCase {
  package var signedInUserID: AnyPublisher<User.ID?, Never> {
    sessionRepository.userID
  }
}

extension AppUseCases: RenameUserUseCase {
  package func rename(_ user: User) async throws(UserError) {
    try await userRepository.save(user)
  }
}

extension AppUseCases: SignInUseCase {
  package func signIn(firstName: String) async throws(UserError) {
    let userID = try await userRepository.findUser(firstName: firstName)
    sessionRepository.begin(for: userID)
  }
}

extension AppUseCases: SignOutUseCase {
  package func signOut() {
    sessionRepository.end()
    userRepository.forgetEveryone()
  }
}
