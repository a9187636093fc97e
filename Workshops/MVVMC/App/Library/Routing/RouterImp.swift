import ScreenKit

/// The router of one navigation controller.
public final class RouterImp: Router {
  /// Whom to tell when a module has gone. The router does not keep the module: it would never go.
  private struct Departure {
    weak var module: ViewController?
    let completion: () -> Void

    func hasHappened(remaining modules: [ViewController]) -> Bool {
      module.map { !modules.contains($0) } ?? true
    }
  }

  private let rootController: NavigationController
  private var departures: [Departure] = []

  public init(rootController: NavigationController = NavigationController()) {
    self.rootController = rootController
    rootController.delegate = self
  }

  public func toPresent() -> ViewController { rootController }

  // MARK: Showing

  public func present(_ module: any Presentable, animated: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    controller.presentationController?.delegate = self
    expectDeparture(of: controller, completion)
    rootController.present(controller, animated: animated)
  }

  public func push(_ module: any Presentable, animated: Bool, hideBottomBar: Bool, completion: (() -> Void)?) {
    let controller = module.toPresent()
    controller.hidesBottomBarWhenPushed = hideBottomBar
    expectDeparture(of: controller, completion)
    rootController.pushViewController(controller, animated: animated)
  }

  public func setRootModule(_ module: any Presentable, animated: Bool) {
    rootController.setViewControllers([module.toPresent()], animated: animated)
  }

  // MARK: Taking away

  public func popModule(animated: Bool) {
    rootController.popViewController(animated: animated)
  }

  public func popToRootModule(animated: Bool) {
    rootController.popToRootViewController(animated: animated)
  }

  public func dismissModule(animated: Bool, completion: (() -> Void)?) {
    // With nothing to dismiss, the controller would dismiss itself from where it is presented.
    guard rootController.presentedViewController != nil else {
      completion?()
      return
    }
    rootController.dismiss(animated: animated) { [weak self] in
      self?.noticeDepartures()
      completion?()
    }
  }

  // MARK: Departures

  private func expectDeparture(of module: ViewController, _ completion: (() -> Void)?) {
    guard let completion else { return }
    departures.append(Departure(module: module, completion: completion))
  }

  /// Tells whoever waits for a module that is no longer here, the topmost first.
  private func noticeDepartures() {
    let modules = rootController.viewControllers + [rootController.presentedViewController].compactMap(\.self)
    let gone = departures.filter { $0.hasHappened(remaining: modules) }
    departures.removeAll { $0.hasHappened(remaining: modules) }
    for departure in gone.reversed() { departure.completion() }
  }
}

extension RouterImp: NavigationControllerDelegate {
  /// The back button pops without asking the router.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {
    noticeDepartures()
  }
}

extension RouterImp: PresentationControllerDelegate {
  /// A swipe dismisses without asking the router.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    noticeDepartures()
  }
}
