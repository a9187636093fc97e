import ScreenKit

/// Runs one flow, and the flows that it begins.
final class FlowCoordinator {
  var finished: (() -> Void)?
  /// For a child that refers back to who began it.
  var parent: FlowCoordinator?

  private let navigationController: NavigationController
  private let way: Way
  /// What all screens of the flow share.
  private let provider = CardProvider()
  private var children: [FlowCoordinator] = []

  init(navigationController: NavigationController, way: Way) {
    self.navigationController = navigationController
    self.way = way
  }

  func start() {
    let card = makeCard()
    card.next = { [weak self] in self?.goOn() }
    show(card)
  }

  private func goOn() {
    switch way {
    case .sameFlow:
      let card = makeCard()
      card.next = { [weak self] in self?.end() }
      show(card)
    case .childFlow:
      let child = FlowCoordinator(navigationController: navigationController, way: .sameFlow)
      child.finished = { [weak self] in self?.end() }
      children.append(child)
      child.start()
    default:
      // Nothing takes the child out again when it is left.
      let child = FlowCoordinator(navigationController: navigationController, way: .sameFlow)
      child.parent = self
      children.append(child)
      let card = child.makeCard()
      card.next = { [weak child] in child?.end() }
      navigationController.pushViewController(card, animated: true)
    }
  }

  private func makeCard() -> CardViewController {
    let card = CardViewController(viewModel: CardViewModel())
    card.viewModel.provider = provider
    return card
  }

  /// Shows a card in place of the one before.
  private func show(_ card: CardViewController) {
    navigationController.setViewControllers(
      Array(navigationController.viewControllers.prefix(1)) + [card], animated: true)
  }

  private func end() {
    navigationController.popToRootViewController(animated: true)
    finished?()
  }
}
