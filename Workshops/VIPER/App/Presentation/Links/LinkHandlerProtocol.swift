/// Follows links, when the time has come.
protocol LinkHandlerProtocol: AnyObject {
  /// Follows the link, or keeps it in mind while nobody is signed in: the last one wins.
  ///
  /// - Throws: `ModuleRefusal` when the link leads nowhere.
  func open(_ link: ModuleLink) throws(ModuleRefusal)

  /// Follows the link that was kept in mind, if there is one. One that leads nowhere is forgotten.
  func openPendingLink()
}
