import Testing

/// Closures that another screen, a popup or an alert keeps as long as it is shown.
struct ClosuresOfOtherScreensTests {
  @Test(arguments: [
    // A screen that is shown over this one goes before this one does.
    """
    final class MenuViewController: UIViewController {
      func f() {
        let picker = PickerViewController()
        picker.onPick = { self.show($0) }
        present(picker, animated: true)
      }
      func g() {
        let picker = PickerViewController()
        picker.onPick = { self.show($0) }
        navigationController?.pushViewController(picker, animated: true)
      }
    }
    """,
    // What is handed to an alert by way of a local name.
    """
    final class Menu {
      func f() { showError(title: "Oh", closing: { _ in self.close() }) }
      func showError(title: String, closing: ((UIAlertAction) -> Void)? = nil) {
        let closing = UIAlertAction(title: "OK", style: .default, handler: closing)
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(closing)
      }
    }
    """,
    // A screen in a navigation controller that is shown over the one that shows it.
    """
    final class CardsViewController: UIViewController {
      var onSelect: ((Int) -> Void)?
    }
    final class BuyViewController: UIViewController {
      func select() {
        let cards = CardsViewController()
        cards.onSelect = { self.card = $0 }
        present(UINavigationController(rootViewController: cards), animated: true)
      }
      func choose() {
        let cards = CardsViewController()
        cards.onSelect = { self.card = $0 }
        let navigation = UINavigationController(rootViewController: cards)
        present(navigation, animated: true)
      }
    }
    """,
    // The screen that a function makes is shown over this one.
    """
    final class MenuViewController: UIViewController {
      func f() {
        let form = FormViewController.build(title: "Gift", onSave: { self.save($0) })
        present(form, animated: true)
      }
    }
    final class FormViewController: UIViewController {
      var onSave: ((String) -> Void)?
      static func build(title: String, onSave: @escaping (String) -> Void) -> UIViewController {
        let form = FormViewController()
        form.onSave = onSave
        return UINavigationController(rootViewController: form)
      }
    }
    """,
    // A segue shows its screen over this one.
    """
    final class MoveViewController: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let speed = segue.destination as? SpeedViewController else { return }
        speed.onCompletion = { self.move($0) }
      }

      private func move(_ speed: Int) {}
    }

    final class SpeedViewController: UIViewController {
      var onCompletion: ((Int) -> Void)?
    }
    """,
    // An alert of the project that is shown over the screen.
    """
    final class SigningViewController: UIViewController {
      private var angle = 0

      func ask() {
        showQuestion { self.angle = 90 }
      }
    }

    extension UIViewController {
      func showQuestion(confirm: @escaping () -> Void) {
        let alert = QuestionController()
        alert.prepare(confirm: confirm)
        present(alert, animated: true)
      }
    }

    final class QuestionController: UIViewController {
      private var confirm: (() -> Void)?

      func prepare(confirm: @escaping () -> Void) { self.confirm = confirm }
    }
    """,
    // Another screen than its own is shown with it, and goes when that is closed.
    """
    final class SchedulePresenter {
      private let coordinator: ScheduleCoordinator
      func pick() { coordinator.showCalendar { date in self.show(date) } }
    }
    final class ScheduleCoordinator {
      func showCalendar(didFinish: @escaping (Date?) -> Void) {
        let (screen, module) = modules.calendar()
        module.didFinish = didFinish
        navigationController.present(screen, animated: true)
      }
    }
    """,
    // An alert that is made and shown in one.
    """
    final class RegisterViewController: UIViewController {
      func register() {
        let alert = Alert.show(in: self)
        alert.completion = { self.save() }
      }
      func sign() {
        let alert = Alert()
        Router.showAlert(view: alert)
        alert.completion = { self.save() }
      }
      func leave() {
        AlertBuilder(screen: self).setTitle("Leave").addConfirmation("Yes") { self.save() }.show()
      }
    }
    final class AlertBuilder {
      private var action: (() -> Void)?
      func addConfirmation(_ title: String, action: @escaping () -> Void) -> AlertBuilder {
        self.action = action
        return self
      }
    }
    """,
    // A popup lets go of what its buttons do; another shows itself; a request of a library is answered once.
    """
    final class ShopViewModel {
      private let popups = PopupManager()
      func buy() { popups.present { self.close() } }
    }
    final class PopupManager {
      private var builder: (() -> Void)?
      func present(confirmation: @escaping () -> Void) {
        builder = { [weak self] in
          self?.dismiss()
          confirmation()
        }
      }
      func dismiss() { builder = nil }
    }
    final class RoomViewController: UIViewController {
      func join() {
        socket.emit("join", completion: { self.show() })
        let popup = PayWindow.make()
        popup.onClose = { self.reload() }
        popup.presentPopup(animated: true)
      }
      func wait() {
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in self.reload() }
        run()
        center.removeObserver(token)
      }
    }
    """,
    // Who shows it keeps it, however that is done.
    """
    final class CartViewController: UIViewController {
      func chooseAddress() {
        let screen = storyboard?.instantiateViewController(withIdentifier: "Address") as? AddressViewController
        screen?.onChoice = { self.title = $0 }
        show(screen ?? UIViewController(), sender: nil)
      }
      func changeLimit() {
        let window = LimitWindow.instance()
        window.render(limit: 3)
        window.onPick = change(limit:)
        window.presentAnimated()
      }
      func askForCode() {
        var options = LockOptions()
        options.onSuccessfulDismiss = { self.title = $0 }
        present(LockScreen(options), animated: true)
      }
      func change(limit: Int) {}
    }
    final class AddressViewController: UIViewController {
      var onChoice: ((String) -> Void)?
    }
    """,
    // What an own action sheet, which shows itself, is set up with; a property may have the name.
    """
    final class LinkCell: UITableViewCell {
      private var menu: Menu?
      func showMore(in controller: UIViewController) {
        let menu = DragDownMenu(title: "More")
        menu.addAction(title: "Save") { self.save() }
        menu.show(controller)
      }
      func save() {}
    }
    final class DragDownMenu: UIViewController {
      private var actions: [() -> Void] = []
      init(title: String) { super.init(nibName: nil, bundle: nil) }
      func addAction(title: String, action: @escaping () -> Void) { actions.append(action) }
      func show(_ controller: UIViewController) { controller.present(self, animated: true) }
    }
    """,
    // One of several, which a local variable has in the end.
    """
    final class StorageViewController: UIViewController {
      func connect(_ isOwn: Bool) {
        var screen: UIViewController?
        if isOwn {
          let login = LoginViewController.instantiate()
          login.onAnswer = { self.title = $0 }
          screen = login
        } else {
          screen = UIViewController()
        }
        navigate(to: screen)
      }
    }
    final class LoginViewController: UIViewController {
      var onAnswer: ((String) -> Void)?
      static func instantiate() -> Self { fatalError() }
    }
    """,
    // A button of an alert, which a library sets up in a closure.
    """
    final class UserViewController: UIViewController {
      func ask() {
        let alert = AlertViewController(title: "Sign out?") { context in
          context.addAction(title: "Yes") { context.dispose { self.close() } }
        }
        present(alert, animated: true)
      }
    }
    """,
    // Popups of a library's, or of one's own, that take themselves off the screen.
    """
    final class SettingsController: UIViewController {
      func ask() {
        WarnView.show("Delete?") { self.delete() }
        AlertView.askForPassword { self.delete() }
      }
      func delete() {}
    }
    final class WarnView: MessageView {
      var onConfirm: (() -> Void)?
      class func show(_ title: String, onConfirm: (() -> Void)?) {
        guard let view = WarnView.loadFromNib(named: "WarnView") as? WarnView else { return }
        view.onConfirm = { onConfirm?() }
        SwiftMessages.show(view: view)
      }
      @IBAction func confirm(_ sender: Any) {
        SwiftMessages.hide()
        onConfirm?()
      }
    }
    final class AlertView {
      static func askForPassword(completion: (() -> Void)? = nil) {
        let alert = PasswordController()
        window?.addSubview(alert.view)
        alert.onConfirm = { completion?() }
      }
    }
    final class PasswordController: UIViewController {
      var onConfirm: (() -> Void)?
      func close() {
        self.view.removeFromSuperview()
        self.removeFromParentViewController()
      }
    }
    """,
  ])
  func `what another screen keeps is not found`(source: String) throws {
    #expect(try found(source, by: "SM-3") == [])
  }
}
