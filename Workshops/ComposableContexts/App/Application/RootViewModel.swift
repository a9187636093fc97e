import ContextsDomain
import OpenCombine
import UserDomain

final class RootViewModel {
  typealias UseCases = ObserveSessionUseCase

  /// The signed-in person, or `nil`.
  @Published private(set) var signedInUserID: User.ID?

  private let useCases: any UseCases
  private var observing: AnyCancellable?

  init(useCases: any UseCases) {
    self.useCases = useCases
    observing = useCases.signedInUserID
      .sink { [weak self] in self?.signedInUserID = $0 }
  }
}
