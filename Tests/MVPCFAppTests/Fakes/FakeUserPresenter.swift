import OpenCombine

@testable import MVPCFApp

final class FakeUserPresenter: UserPresenter {
  let names = CurrentValueSubject<String, Never>("")
  let loading = CurrentValueSubject<Bool, Never>(false)
  let editNameAvailability = CurrentValueSubject<Bool, Never>(false)
  let signedIn = CurrentValueSubject<Bool, Never>(true)
  let failures = PassthroughSubject<FailureViewModel, Never>()
  private(set) var loadCount = 0
  private(set) var signOutCount = 0

  var name: AnyPublisher<String, Never> { names.eraseToAnyPublisher() }
  var isLoading: AnyPublisher<Bool, Never> { loading.eraseToAnyPublisher() }
  var editNameAvailable: AnyPublisher<Bool, Never> { editNameAvailability.eraseToAnyPublisher() }
  var isSignedIn: AnyPublisher<Bool, Never> { signedIn.eraseToAnyPublisher() }
  var failure: AnyPublisher<FailureViewModel, Never> { failures.eraseToAnyPublisher() }

  func load() {
    loadCount += 1
  }

  func signOut() {
    signOutCount += 1
  }
}
