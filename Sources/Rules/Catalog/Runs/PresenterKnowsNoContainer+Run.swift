extension PresenterKnowsNoContainer: CallRule {
  static let callers: Set<Role> = [.presenter]
  static let callees: Set<Role> = [.viewController, .view]
  static let cure = "send the value through a relay, and let the view controller bind the view to it"
}
