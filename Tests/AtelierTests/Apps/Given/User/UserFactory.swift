import ScreenKit

enum UserFactory {
  static func make(service: UserService?) -> ViewController {
    let presenter = UserPresenter(service: service, title: "User")
    let controller = UserViewController(output: presenter)
    presenter.view = controller
    presenter.onClose = { [weak controller] in controller?.output.close() }
    service?.user = presenter
    return controller
  }
}

class Presenter {
  /// Built before any initialiser's own code.
  let log = PresenterLog()
  let title: String

  init(title: String) {
    self.title = title
  }
}

final class PresenterLog {}

final class UserPresenter: Presenter {
  weak var view: UserViewController?
  var onClose: (() -> Void)?
  private let service: UserService?

  init(service: UserService?, title: String) {
    self.service = service
    super.init(title: title)
  }

  func close() {}
}

final class UserViewController: ViewController {
  let output: UserPresenter

  init(output: UserPresenter) {
    self.output = output
    super.init()
    title = output.title
    restorationIdentifier = "User"
  }
}
