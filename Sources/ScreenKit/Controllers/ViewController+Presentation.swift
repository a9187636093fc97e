extension ViewController {
  /// The screen that is presented over this one or over a container that it is in.
  public final var presentedViewController: ViewController? { nearestPresenter?.presented }

  /// The screen over which this one, or a container that it is in, is presented.
  public final var presentingViewController: ViewController? {
    ([self] + ancestors).lazy.compactMap(\.presenter).first
  }

  /// Manages the presentation of this screen, or of the container that it is in.
  public final var presentationController: PresentationController? { outermost.ownPresentationController }

  /// The controller that has itself presented `presentedViewController`.
  final var nearestPresenter: ViewController? {
    ([self] + ancestors).first { $0.presented != nil }
  }

  /// What is presented over this controller, then over that, and so on up to the top.
  final var presentedChain: [ViewController] {
    var chain: [ViewController] = []
    var next = presented
    while let controller = next {
      chain.append(controller)
      next = controller.presented
    }
    return chain
  }

  final func startPresenting(
    _ viewController: ViewController, animated: Bool, completion: (@MainActor () -> Void)?
  ) {
    guard let window else {
      return Misuse.presenterOutsideWindow(name(of: self), presented: name(of: viewController)).report()
    }
    if let presented {
      return Misuse.alreadyPresenting(
        name(of: self), presenting: name(of: presented), presented: name(of: viewController)
      ).report()
    }
    guard viewController.parent == nil, viewController.rootOf == nil, !viewController.isPresented else {
      return Misuse.presentationOfActive(name(of: viewController)).report()
    }
    Transition.run(.modal, in: window, animated: animated) {
      self.presented = viewController
      viewController.presenter = self
    } begin: {
      viewController.isBeingPresented = true
    } end: {
      viewController.isBeingPresented = false
      completion?()
    }
  }

  final func stopPresenting(animated: Bool, completion: (@MainActor () -> Void)?) {
    let gone = presentedChain
    let presenters = [self] + gone.dropLast()
    Transition.run(.modal, in: window, animated: animated) {
      for presenter in presenters { presenter.presented = nil }
    } begin: {
      for controller in gone { controller.isBeingDismissed = true }
    } end: {
      for (controller, presenter) in zip(gone, presenters) {
        controller.isBeingDismissed = false
        if controller.presenter === presenter, presenter.presented !== controller { controller.presenter = nil }
      }
      completion?()
    }
  }

  /// Whether the controller itself is presented.
  final var isPresented: Bool { presenter?.presented === self }
}
