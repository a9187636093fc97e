/// Follows links when somebody has signed in.
protocol LinkServiceProtocol: AnyObject {
  func followPendingLink()
}
