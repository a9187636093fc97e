/// A call that is under way.
protocol APICall {
  func cancel()
}

extension Task: APICall {}
