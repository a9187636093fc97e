extension Role {
  /// Whether an object with this role serves the whole app, whoever keeps it.
  var isForApp: Bool {
    switch self {
    case .service, .manager, .repository, .store, .container, .assembly, .delegate: true
    default: false
    }
  }

  /// Whether an object with this role serves one screen.
  var isForScreen: Bool {
    switch self {
    case .view, .viewModel, .presenter, .flowController: true
    default: isForScreenAsARule
    }
  }

  /// Whether an object with this role usually serves one screen, though a flow or the whole app may share it.
  var isForScreenAsARule: Bool {
    switch self {
    case .interactor, .context, .useCase, .routes, .provider: true
    default: false
    }
  }

  /// Whether an object with this role serves one screen or several, which know it and do not keep it.
  var isLeading: Bool {
    switch self {
    case .coordinator, .flowController, .router: true
    default: false
    }
  }
}
