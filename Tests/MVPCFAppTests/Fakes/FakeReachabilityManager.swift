import OpenCombine

@testable import MVPCFApp

final class FakeReachabilityManager: ReachabilityManager {
  let reachable = CurrentValueSubject<Bool, Never>(true)

  var connectionIsReachable: AnyPublisher<Bool, Never> { reachable.eraseToAnyPublisher() }
}
