/// Presenter → router: where this module leads.
protocol EditNameRouterInput: AnyObject {
  func close()
}
