/// The interactions of a person. Each throws if a person could not do it.
extension Window {
  /// Taps the button, row, switch, tab, banner or answer with this text or id.
  ///
  /// Texts are compared exactly and then, if there is no such text, case-insensitively.
  public final func tap(_ text: String) throws(InteractionError) {
    let screen = TopmostScreen(of: self)
    try touch(screen.target(for: text, among: [.button, .row, .switch, .banner]))
  }

  /// Replaces the text of the field with this label or id.
  public final func type(_ text: String, into field: String) throws(InteractionError) {
    let screen = TopmostScreen(of: self)
    if case .view(let view) = try screen.target(for: field, among: [.field]), let field = view as? TextField {
      field.type(text)
    }
  }

  /// Selects the row with this text or id.
  public final func select(row text: String) throws(InteractionError) {
    let screen = TopmostScreen(of: self)
    try touch(screen.target(for: text, among: [.row]))
  }

  /// Flips the switch with this label or id.
  public final func toggle(_ label: String) throws(InteractionError) {
    let screen = TopmostScreen(of: self)
    try touch(screen.target(for: label, among: [.switch]))
  }

  /// Goes back one screen, as the button in the navigation bar does.
  public final func goBack() throws(InteractionError) {
    if let alert = layers.last as? AlertController { throw .covered("back", by: .alert(alert.title ?? "")) }
    guard let stack = layers.last?.stackToGoBack else { throw .nothingToGoBackTo(screen: screen.title) }
    stack.popViewController(animated: true)
  }

  /// Swipes the presented screen away, and tells its presentation controller's delegate.
  public final func swipeToDismiss() throws(InteractionError) {
    guard let top = layers.last, let presenter = top.presenter else { throw .nothingToDismiss(screen: screen.title) }
    if let alert = top as? AlertController {
      throw .cannotDismiss(screen: alert.title ?? "", because: .alert(answers: alert.actions.map(\.title)))
    }
    guard top.modalPresentationStyle != .fullScreen else {
      throw .cannotDismiss(screen: screen.title, because: .fullScreen)
    }
    let controller = top.ownPresentationController
    let delegate = controller.delegate
    let isModal = top.shownTrail.contains(where: \.isModalInPresentation)
    guard !isModal, delegate?.presentationControllerShouldDismiss(controller) ?? true else {
      let title = screen.title
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      throw .cannotDismiss(screen: title, because: .modal)
    }
    delegate?.presentationControllerWillDismiss(controller)
    presenter.stopPresenting(animated: true) { delegate?.presentationControllerDidDismiss(controller) }
  }

  private func touch(_ target: ScreenBuilder.Target) {
    switch target {
    case .view(let button as Button): button.tap()
    case .view(let `switch` as Switch): `switch`.toggle()
    case .view(let banner as Banner):
      self.banner = nil
      banner.tap()
    case .row(let row, let list): list.select(row: row)
    case .tab(let index, let tabs): tabs.tapTab(index)
    case .alertAction(let action, let alert): alert.choose(action)
    case .view, .none: break
    }
  }
}
