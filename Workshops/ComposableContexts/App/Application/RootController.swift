import OpenCombine
import ScreenKit
import UserDomain

/// The stack of screens: those of the signed-in person, or the one to sign in with.
final class RootController: NavigationController {
  var router: RootRouter?

  private let viewModel: RootViewModel
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: RootViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.signedInUserID
      .sink { [weak self] in self?.sessionChanged(to: $0) }
      .store(in: &cancellables)
  }

  private func sessionChanged(to userID: User.ID?) {
    if let userID {
      router?.navigate(.user(userID))
    } else {
      router?.navigate(.login)
    }
  }
}
