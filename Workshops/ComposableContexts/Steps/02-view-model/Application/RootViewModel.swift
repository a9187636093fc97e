import ContextsDomain
import OpenCombine
import UserDomain

final class RootViewModel {
  /// The signed-in person, or `nil`.
  @Published private(set) var signedInUserID: User.ID?

  private var observing: AnyCancellable?

  init(sessionRepository: any SessionRepositoryType) {
    observing = sessionRepository.userID
      .sink { [weak self] in self?.signedInUserID = $0 }
  }
}
