import OpenCombine

@testable import MVPCFApp

final class FakeUserPresenter: UserPresenter {
  let name = CurrentValueSubject<String, Never>("")
  let isLoading = CurrentValueSubject<Bool, Never>(false)
  let editNameAvailable = CurrentValueSubject<Bool, Never>(false)
  let isSignedIn = CurrentValueSubject<Bool, Never>(true)
  let failure = PassthroughSubject<FailureViewModel, Never>()
  private(set) var loadCount = 0

  func load() {
    loadCount += 1
  }

  func signOut(completion: @escaping () -> Void) {
    completion()
  }
}
