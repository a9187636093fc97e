/// A question over the screen that has to be answered first. Present it as any other view controller.
@MainActor
open class AlertController: ViewController {
  /// More about the question.
  open var message: String?
  /// The answers, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []

  /// An alert without answers.
  public init(title: String?, message: String? = nil) {
    super.init()
    self.title = title
    self.message = message
  }

  /// Adds an answer.
  open func addAction(_ action: AlertAction) {
    actions.append(action)
  }

  override func contribute(to builder: inout ScreenBuilder) {
    let texts = [title, message].compactMap(\.self).filter { !$0.isEmpty }
    builder.append(
      .alert, text: texts.first ?? "", id: view.accessibilityIdentifier, value: texts.dropFirst().first, target: .none)
    super.contribute(to: &builder)
    for action in actions {
      builder.append(
        .button, text: action.title, id: nil, isEnabled: action.isEnabled, target: .alertAction(action, of: self))
    }
  }

  /// Chooses an answer as a person does: the alert disappears, then the answer's handler is called.
  func choose(_ action: AlertAction) {
    let handler = action.handler
    let answer = { @MainActor () -> Void in handler?(action) }
    // Not `dismiss`, which would only dismiss what the alert itself presents.
    guard let presenter else { return answer() }
    presenter.stopPresenting(animated: true, completion: answer)
  }
}
