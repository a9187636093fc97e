import OpenCombine
import UserServer

final class DefaultReachabilityManager: ReachabilityManager {
  private(set) lazy var connectionIsReachable = reachable.removeDuplicates().eraseToAnyPublisher()

  private let reachable: CurrentValueSubject<Bool, Never>

  init(networkPath: any NetworkPath) {
    reachable = CurrentValueSubject(networkPath.isAvailable)
    networkPath.onChange = { [reachable] in reachable.send($0) }
  }
}
