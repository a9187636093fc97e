import OpenCombine
import UserDomain

final class RootViewModel {
  typealias UseCases = ObserveSessionUseCase

  /// The signed-in person, or nothing: now, and after each change.
  let signedInUserID: AnyPublisher<User.ID?, Never>

  // Stored, though only the initialiser uses it: nobody else keeps the context alive.
  private let useCases: any UseCases

  init(useCases: any UseCases) {
    self.useCases = useCases
    signedInUserID = useCases.signedInUserID
  }
}
