import OpenCombine
import ScreenKit

final class SettingsViewController: ViewController {
  let viewModel: any SettingsViewModel

  private let accountLabel = Label()
  private let signOutButton = Button(title: "Sign Out")
  private var rendering: AnyCancellable?

  init(viewModel: any SettingsViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Settings"
    restorationIdentifier = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(accountLabel)
    view.addSubview(signOutButton)
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rendering = viewModel.viewInputData.sink { [weak self] in self?.render($0) }
  }

  private func render(_ data: SettingsViewInputData) {
    accountLabel.text = data.account
  }

  private func signOutTapped() {
    viewModel.events.send(.signOutTapped)
  }
}
