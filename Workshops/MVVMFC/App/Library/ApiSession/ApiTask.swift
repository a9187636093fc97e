/// A request that is under way.
struct ApiTask {
  /// Stops waiting for the response; without effect once it is there.
  let cancel: () -> Void
}
