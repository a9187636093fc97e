extension InteractorKnowsNoPresenter: CallRule {
  static let callers: Set<Role> = [.interactor]
  // A presenter may listen to its interactor through a protocol of the interactor's own.
  static let callees: Set<Role> = [.router, .viewController]
  static let cure = "answer the presenter, and let it decide what is shown next"
}
