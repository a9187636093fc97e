import ContextsDomain
import OpenCombine
import UserDomain

final class LoginScreenViewModel {
  typealias UseCases = SignInUseCase

  @Published var name = ""

  private(set) lazy var canSignIn =
    $name
    .map { !$0.isBlank }
    .removeDuplicates()
    .eraseToAnyPublisher()
  private(set) lazy var failure = failures.eraseToAnyPublisher()

  private let useCases: any UseCases
  private let failures = PassthroughSubject<Failure, Never>()
  private var signingIn: AnyCancellable?

  init(useCases: any UseCases) {
    self.useCases = useCases
  }

  /// Signs in, unless that is under way already.
  func signIn() {
    guard signingIn == nil else { return }
    signingIn = Task { [weak self, useCases, name] in
      do throws(UserError) {
        try await useCases.signIn(firstName: name.trimmed)
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
