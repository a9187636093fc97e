import OpenCombine

final class DefaultReachabilityManager: ReachabilityManager {
  let connectionIsReachable = CurrentValueSubject<Bool, Never>(true)
}
