/// Keeps links until somebody has signed in.
protocol LinkServiceProtocol: AnyObject {
  /// Keeps a link for later; the one that waited until now is forgotten.
  func hold(_ link: DeepLink)
  /// Has the link that waits followed, if there is one.
  func followPendingLink()
}

/// Follows links.
protocol LinkServiceDelegate: AnyObject {
  func linkService(_ linkService: any LinkServiceProtocol, follow link: DeepLink)
}
