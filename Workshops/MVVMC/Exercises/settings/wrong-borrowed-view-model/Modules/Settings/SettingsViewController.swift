import OpenCombine
import ScreenKit

final class SettingsViewController: ViewController {
  let viewModel: any UserViewModel

  private let accountLabel = Label()
  private let signOutButton = Button(title: "Sign Out")
  private var rendering: AnyCancellable?

  init(viewModel: any UserViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Settings"
    restorationIdentifier = "Settings"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(accountLabel)
    view.addSubview(signOutButton)
    viewModel.events.send(.viewDidLoad)
    signOutButton.addAction(Action { [weak self] _ in self?.signOutTapped() }, for: .touchUpInside)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rendering = viewModel.viewInputData.sink { [weak self] in self?.render($0) }
  }

  private func render(_ data: UserViewInputData) {
    accountLabel.text = "Signed in as \(data.name)"
  }

  private func signOutTapped() {
    viewModel.events.send(.signOutTapped)
  }
}
