extension Role {
  /// Whether the part is played for the whole app, whoever keeps the object.
  var isForApp: Bool {
    switch self {
    case .service, .manager, .repository, .store, .container, .assembly, .delegate: true
    default: false
    }
  }

  /// Whether the part is played for one screen.
  var isForScreen: Bool {
    switch self {
    case .view, .viewModel, .presenter, .flowController: true
    default: isForScreenAsARule
    }
  }

  /// Whether the part is usually played for one screen, though a flow or the whole app may share the object.
  var isForScreenAsARule: Bool {
    switch self {
    case .interactor, .context, .useCase, .routes, .provider: true
    default: false
    }
  }

  /// Whether the part is played for one screen or for several, by an object which they know and do not keep.
  var isLeading: Bool {
    switch self {
    case .coordinator, .flowController, .router: true
    default: false
    }
  }
}
