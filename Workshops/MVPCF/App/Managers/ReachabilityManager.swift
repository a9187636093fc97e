import OpenCombine

/// Knows whether there is a way to the server.
protocol ReachabilityManager: AnyObject {
  /// Now, and after each change.
  var connectionIsReachable: AnyPublisher<Bool, Never> { get }
}
