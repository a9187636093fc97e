import Injection

final class Session: Sendable {}

final class Users: Sendable {}

final class Context {
  let session: Session
  let users: Users

  init(session: Session, users: Users) {
    self.session = session
    self.users = users
  }
}

final class ViewModel {
  let context: Context

  init(context: Context) {
    self.context = context
  }
}

final class Controller {
  let viewModel: ViewModel

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }
}

/// A screen's graph: two singletons → context → view model → controller.
enum Screen {
  static func register(in container: Container) {
    container.register(scope: .singleton) { Session() }
    container.register(scope: .singleton) { Users() }
    container.register(scope: .transient, Context.init)
    container.register(scope: .transient, ViewModel.init)
    container.register(scope: .transient, Controller.init)
  }

  static func register(in baseline: Baseline) {
    baseline.registerSingleton(Session.self) { _ in Session() }
    baseline.registerSingleton(Users.self) { _ in Users() }
    baseline.register(Context.self) { try Context(session: $0.resolve(), users: $0.resolve()) }
    baseline.register(ViewModel.self) { try ViewModel(context: $0.resolve()) }
    baseline.register(Controller.self) { try Controller(viewModel: $0.resolve()) }
  }
}
