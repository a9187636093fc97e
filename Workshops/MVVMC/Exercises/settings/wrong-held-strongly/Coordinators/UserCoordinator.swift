import Injection
import MVVMCLibrary
import UserDomain

/// Everything that a signed-in person does on one stack of screens. Ends when they sign out.
final class UserCoordinator: BaseCoordinator<DeepLinkOption> {
  var finishFlow: (() -> Void)?
  /// Called when the first module has nothing to show.
  var onClosed: (() -> Void)?

  private let router: any Router
  private let container: Container
  private let signedInUserID: User.ID

  init(router: any Router, container: Container, signedInUserID: User.ID) {
    self.router = router
    self.container = container
    self.signedInUserID = signedInUserID
  }

  override func start() {
    attempt { try start(at: .user(signedInUserID)) }
  }

  /// Begins with another module than that of the signed-in person.
  func start(at destination: DeepLinkOption.Destination) throws {
    let module = try makeModule(for: destination) { [weak self] in self?.onClosed?() }
    router.setRootModule(module)
  }

  override func start(with option: DeepLinkOption?) throws {
    guard let option else { return start() }
    switch (option.destination, option.style) {
    case (.user(signedInUserID), .usual): router.dismissModule { [weak self] in self?.start() }
    case (.editName(signedInUserID), _): router.dismissModule { [weak self] in self?.runEditName() }
    case (let destination, .presented): try runLinkedFlow(at: destination)
    case (let destination, .usual), (let destination, .pushed): try pushLinkedModule(for: destination)
    }
  }

  // MARK: Modules

  private func makeModule(
    for destination: DeepLinkOption.Destination, close: @escaping () -> Void
  ) throws -> any Presentable {
    switch destination {
    case .user(let id): try makeUser(id: id, close: close)
    case .friends(let id): try makeFriends(of: id, close: close)
    case .settings: try makeSettings()
    case .login: throw DeepLinkRefusal.alreadySignedIn
    case .editName(let id): throw DeepLinkRefusal.nameOfAnother(id)
    }
  }

  private func makeUser(id: User.ID, close: @escaping () -> Void) throws -> any Presentable {
    let user: UserDependency = try container.resolve(arguments: id)
    user.viewModel.onEditName = { [weak self] in self?.runEditName() }
    user.viewModel.onFriends = { [weak self] in self?.push(.friends(id)) }
    user.viewModel.onSettings = { [weak self] in self?.push(.settings) }
    user.viewModel.onSignedOut = { [weak self] in self?.finishFlow?() }
    user.viewModel.onFailure = { [weak self] error, retry in
      self?.router.presentFailure(error, retry: retry, confirmed: close)
    }
    return user.viewController
  }

  private func makeFriends(of id: User.ID, close: @escaping () -> Void) throws -> any Presentable {
    let friends: FriendsDependency = try container.resolve(arguments: id)
    friends.viewModel.onFriendSelected = { [weak self] id in self?.push(.user(id)) }
    friends.viewModel.onFailure = { [weak self] error, retry in
      self?.router.presentFailure(error, retry: retry, confirmed: close)
    }
    return friends.viewController
  }

  private func makeSettings() throws -> any Presentable {
    let settings: SettingsDependency = try container.resolve(arguments: signedInUserID)
    settings.viewModel.onSignedOut = { self.finishFlow?() }
    return settings.viewController
  }

  private func makePushedModule(for destination: DeepLinkOption.Destination) throws -> any Presentable {
    try makeModule(for: destination) { [weak self] in self?.router.popModule() }
  }

  private func push(_ destination: DeepLinkOption.Destination) {
    attempt { router.push(try makePushedModule(for: destination)) }
  }

  // MARK: Links

  private func pushLinkedModule(for destination: DeepLinkOption.Destination) throws {
    let module = try makePushedModule(for: destination)
    router.dismissModule { [weak self] in self?.router.push(module) }
  }

  private func runLinkedFlow(at destination: DeepLinkOption.Destination) throws {
    let linkRouter = RouterImp()
    let coordinator = UserCoordinator(router: linkRouter, container: container, signedInUserID: signedInUserID)
    coordinator.finishFlow = { [weak self] in self?.finishFlow?() }
    coordinator.onClosed = { [weak self] in self?.router.dismissModule() }
    try coordinator.start(at: destination)
    router.dismissModule { [weak self] in
      self?.addDependency(coordinator)
      self?.router.present(linkRouter) { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    }
  }

  // MARK: Child flows

  private func runEditName() {
    let coordinator = EditNameCoordinator(
      presentingRouter: router, router: RouterImp(), container: container, userID: signedInUserID)
    // Nothing to do for either outcome: every screen sees a new name in the shared store.
    coordinator.finishFlow = { [weak self, weak coordinator] _ in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start()
  }
}
