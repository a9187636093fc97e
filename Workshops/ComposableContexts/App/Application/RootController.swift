import OpenCombine
import ScreenKit

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
      .sink { [weak self] userID in
        if let userID {
          self?.router?.navigate(.user(userID))
        } else {
          self?.router?.navigate(.login)
        }
      }
      .store(in: &cancellables)
  }
}
