import ScreenKit

final class SignOutViewController: ModuleViewController {
  private let output: any SignOutViewOutput
  private let questionLabel = Label(text: "")
  private let stayButton = Button(title: "Stay")
  private let leaveButton = Button(title: "Leave")

  init(output: any SignOutViewOutput) {
    self.output = output
    super.init()
    title = "Sign Out"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stayButton.addAction(Action { [weak self] _ in self?.stayTapped() }, for: .touchUpInside)
    leaveButton.addAction(Action { [weak self] _ in self?.leaveTapped() }, for: .touchUpInside)
    for subview in [questionLabel, stayButton, leaveButton] {
      view.addSubview(subview)
    }
    output.viewIsReady()
  }

  override func moduleDidClose() {
    output.viewDidClose()
  }

  private func stayTapped() {
    output.stayTapped()
  }

  private func leaveTapped() {
    output.leaveTapped()
  }
}

extension SignOutViewController: SignOutViewInput {
  func showQuestion(_ question: String) {
    questionLabel.text = question
  }
}
