import OpenCombine
import ScreenKit
import UserDomain

/// The stack of screens: those of the signed-in person, or the one to sign in with.
final class RootController: NavigationController {
  var router: RootRouter?

  private let viewModel: RootViewModel
  private var waitingLink: AppLink?
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: RootViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.$signedInUserID
      .removeDuplicates()
      .sink { [weak self] in self?.sessionChanged(to: $0) }
      .store(in: &cancellables)
  }

  /// Follows a link. While nobody is signed in it waits; the last one wins.
  func open(_ link: AppLink) throws {
    if let userID = viewModel.signedInUserID {
      try router?.follow(link, as: userID)
    } else {
      waitingLink = link
    }
  }

  private func sessionChanged(to userID: User.ID?) {
    guard let userID else {
      router?.navigate(.login)
      return
    }
    router?.navigate(.user(userID))
    if let link = waitingLink {
      waitingLink = nil
      router?.attempt { try router?.follow(link, as: userID) }
    }
  }
}
