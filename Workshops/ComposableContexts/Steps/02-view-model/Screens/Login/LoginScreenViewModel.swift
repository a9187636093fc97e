import ContextsDomain
import OpenCombine
import UserDomain

final class LoginScreenViewModel {
  @Published var name = ""

  private(set) lazy var canSignIn =
    $name
    .map { !$0.isBlank }
    .removeDuplicates()
    .eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let userRepository: any UserRepositoryType
  private let sessionRepository: any SessionRepositoryType
  private let failures = PassthroughSubject<Failure, Never>()
  private var signingIn: AnyCancellable?

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
  }

  /// Signs in, unless that is under way already.
  func signIn() {
    guard signingIn == nil else { return }
    signingIn = Task { [weak self, userRepository, sessionRepository, name] in
      do throws(UserError) {
        let userID = try await userRepository.findUser(firstName: name.trimmed)
        sessionRepository.begin(for: userID)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail(_ error: UserError) {
    signingIn = nil
    failures.send(Failure(error))
  }
}
