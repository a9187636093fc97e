import ContextsDomain
import OpenCombine
import ScreenKit

package final class LoginController: ViewController {
  private let userRepository: any UserRepositoryType
  private let sessionRepository: any SessionRepositoryType
  private let nameField = TextField(placeholder: "Name")
  private let signInButton = Button(title: "Sign in")
  private var signingIn: AnyCancellable?

  init(userRepository: any UserRepositoryType, sessionRepository: any SessionRepositoryType) {
    self.userRepository = userRepository
    self.sessionRepository = sessionRepository
    super.init()
    title = "Sign in"
    restorationIdentifier = ScreenAddress.login
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameField)
    view.addSubview(signInButton)
    signInButton.isEnabled = false
    nameField.addAction(Action { [weak self] _ in self?.nameChanged() }, for: .editingChanged)
    signInButton.addAction(Action { [weak self] _ in self?.signIn() }, for: .touchUpInside)
  }

  private func nameChanged() {
    signInButton.isEnabled = !nameField.text.isBlank
  }

  /// Signs in, unless that is under way already.
  private func signIn() {
    guard signingIn == nil else { return }
    signingIn = Task { [weak self, userRepository, sessionRepository, name = nameField.text.trimmed] in
      do throws(UserError) {
        let userID = try await userRepository.findUser(firstName: name)
        sessionRepository.begin(for: userID)
      } catch {
        self?.didFail(error)
      }
    }
    .eraseToAnyCancellable()
  }

  private func didFail(_ error: UserError) {
    signingIn = nil
    let alert = AlertController.failure(Failure(error)) { [weak self] in self?.signIn() }
    present(alert, animated: true)
  }
}
