@testable import MVVMFCApp

/// A delegate that counts how often it is told of changes.
final class UpdateCounter: UserViewModelDelegate, EditNameViewModelDelegate {
  private(set) var count = 0

  func viewModelDidUpdate(_ viewModel: UserViewModel) {
    count += 1
  }

  func viewModelDidUpdate(_ viewModel: EditNameViewModel) {
    count += 1
  }
}
