import OpenCombine

/// Knows whether the server can be reached.
protocol ReachabilityManager: AnyObject {
  /// As far as the last call could tell.
  var connectionIsReachable: CurrentValueSubject<Bool, Never> { get }
}
