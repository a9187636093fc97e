import Injection
import ScreenKit

/// Lives as long as the app.
final class MainCoordinator {
  private let navigationController: NavigationController
  private var children: [FlowCoordinator] = []
  private var observers: [() -> String] = []
  private let container = Container()

  init(navigationController: NavigationController) {
    self.navigationController = navigationController
    container.register(CardViewModel.self, scope: .singleton) { _ in CardViewModel() }
  }

  func start() {
    let menu = MenuViewController()
    menu.choose = { [weak self, weak menu] way in
      if let menu { self?.go(way, from: menu) }
    }
    navigationController.setViewControllers([menu], animated: false)
  }

  private func go(_ way: Way, from menu: MenuViewController) {
    let card = CardViewController(viewModel: CardViewModel())
    switch way {
    case .handOn:
      // The next screen goes on with the same view model.
      card.next = { [weak self, weak menu, weak card] in
        guard let menu, let card else { return }
        self?.navigationController.setViewControllers(
          [menu, CardViewController(viewModel: card.viewModel)], animated: true)
      }
    case .childFlow, .sameFlow, .strongParent:
      let flow = FlowCoordinator(navigationController: navigationController, way: way)
      children.append(flow)
      flow.finished = { [weak self, weak flow] in self?.children.removeAll { $0 === flow } }
      return flow.start()
    case .global: keptScreens.append(card)
    case .property: menu.last = card
    case .observer:
      let interactor = CardInteractor()
      card.viewModel.interactor = interactor
      observers.append { interactor.name }
    case .strongDelegate: card.viewModel.delegate = card
    case .lazyClosure: _ = card.viewModel.describe
    case .sink: card.viewModel.observe()
    case .stream: card.viewModel.listen()
    case .timer: card.viewModel.remind()
    case .container:
      guard let shared = try? container.resolve(CardViewModel.self) else { return }
      return navigationController.pushViewController(CardViewController(viewModel: shared), animated: true)
    case .singleton:
      card.viewModel.provider = CardProvider.shared
      card.viewModel.router = AppRouter.shared
    case .cache: CardCache.shared.keep(card)
    case .meant: dearCards.append(card)
    }
    navigationController.pushViewController(card, animated: true)
  }
}

var keptScreens: [ViewController] = []
