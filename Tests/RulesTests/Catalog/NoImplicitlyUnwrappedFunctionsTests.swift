import Testing

struct NoImplicitlyUnwrappedFunctionsTests {
  @Test(arguments: [
    (
      """
      final class Menu {
        var onClose: (() -> Void)!
      }
      """,
      """
      2:7 Menu.onClose is an implicitly unwrapped function
        fix: take it in the initialiser, or make it optional
      """
    ),
    (
      """
      typealias Handler = (Int) -> Void
      final class Menu {
        var handler: Handler!
      }
      """,
      """
      3:7 Menu.handler is an implicitly unwrapped function
        fix: take it in the initialiser, or make it optional
      """
    ),
    // A coordinator's, where nobody has routes.
    (
      """
      final class MenuCoordinator {
        var finished: (() -> Void)!
      }
      """,
      """
      2:7 MenuCoordinator.finished is an implicitly unwrapped function
        fix: take it in the initialiser, or make it optional
      """
    ),
    // It takes a list.
    (
      """
      final class Push {
        var handler: ((String, [AnyHashable: Any]?) -> Void)!
      }
      """,
      """
      2:7 Push.handler is an implicitly unwrapped function
        fix: take it in the initialiser, or make it optional
      """
    ),
    // Others may forget the function that sets it.
    (
      """
      final class TriageViewController: UIViewController {
        private var makeCell: (() -> UITableViewCell)!

        func configure(makeCell: @escaping () -> UITableViewCell) {
          self.makeCell = makeCell
        }

        func cell() -> UITableViewCell { makeCell() }
      }
      """,
      """
      2:15 TriageViewController.makeCell is an implicitly unwrapped function
        fix: take it in the initialiser, or make it optional
      """
    ),
    // One of two calls does not ask.
    (
      """
      final class SheetViewController: UIViewController {
        var onClose: (() -> Void)!
        func close() { onClose?() }
        func leave() { onClose() }
      }
      """,
      """
      2:7 SheetViewController.onClose is an implicitly unwrapped function
        fix: take it in the initialiser, or make it optional
      """
    ),
    // Another place asks whether it is there.
    (
      """
      final class Scanner {
        var onScan: ((String) -> Void)!
        func scan(_ code: String) {
          if onScan != nil { begin() }
          onScan(code)
        }
      }
      """,
      """
      2:7 Scanner.onScan is an implicitly unwrapped function
        fix: take it in the initialiser, or make it optional
      """
    ),
    // It is called where it was seen to be missing.
    (
      """
      final class Scanner {
        var onScan: ((String) -> Void)!
        func scan(_ code: String) {
          if onScan != nil { begin() } else { onScan(code) }
        }
      }
      """,
      """
      2:7 Scanner.onScan is an implicitly unwrapped function
        fix: take it in the initialiser, or make it optional
      """
    ),
  ])
  func `what SM-1 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-1") == report)
  }

  @Test(arguments: [
    """
    final class Menu {
      var onClose: (() -> Void)?
    }
    """,
    """
    final class Menu {
      @IBOutlet var label: UILabel!
    }
    """,
    """
    protocol UserRoutes: ModuleRoutes {
      var showFriends: (() -> Void)! { get set }
      var signedOut: (() -> Void)! { get set }
    }
    protocol UserFactory {
      func make() -> any UserRoutes
    }
    final class UserViewController: UIViewController, UserRoutes {
      var showFriends: (() -> Void)!
      var signedOut: (() -> Void)!
    }
    """,
    """
    final class Menu {
      var handlers: [() -> Void]!
    }
    """,
    """
    final class MockMenu {
      var onClose: (() -> Void)!
    }
    """,
    """
    protocol MenuRoutes: ModuleRoutes {
      var close: (() -> Void)! { get set }
    }
    final class MenuCoordinator {
      var finished: (() -> Void)!
    }
    """,
    // Who makes the screen sets it.
    """
    final class WalletViewController: UIViewController {
      private var sendTapped: (() -> Void)!
      static func instantiate(sendTapped: @escaping () -> Void) -> WalletViewController {
        let viewController = StoryboardScene.wallet.instantiate()
        viewController.sendTapped = sendTapped
        return viewController
      }
    }
    """,
    // Every initialiser sets it.
    """
    final class Menu {
      let close: (() -> Void)!
      init(close: @escaping () -> Void) { self.close = close }
    }
    """,
    // Every initialiser sets it.
    """
    final class LoginAlert: UIAlertController {
      private var cancel: (() -> Void)!
      convenience init(cancel: @escaping () -> Void) {
        self.init(title: nil, message: nil, preferredStyle: .alert)
        self.cancel = cancel
      }
    }
    """,
    // Its initialiser sets it.
    """
    final class Menu {
      var onClose: (() -> Void)!
      init(onClose: @escaping () -> Void) { self.onClose = onClose }
    }
    """,
    // A type within it, though another has a function by that name.
    """
    final class NetworksCell {
      struct Handler { let onTap: () -> Void }
      private var handler: Handler!
    }
    final class SignersCell {
      typealias Handler = () -> Void
    }
    """,
    // A static function of the type sets what all share.
    """
    final class Maker {
      private static var make: (() -> Int)!
      static func setup() { make = { 1 } }
    }
    """,
    // It has a first value.
    """
    final class Field {
      static var transform: ((Field) -> Void)! = { field in }
    }
    """,
    // What is set when the cell is loaded.
    """
    final class MenuCell: UITableViewCell {
      var tapped: (() -> Void)!

      override func awakeFromNib() {
        tapped = { [weak self] in self?.select() }
      }
    }
    """,
    // What the function that calls it sets before.
    """
    final class Encoder {
      private var progressed: ((Double) -> Void)!

      func run(_ progressed: @escaping (Double) -> Void) {
        self.progressed = progressed
        start { self.progressed($0) }
      }
    }
    """,
    // Each initialiser that makes one sets it.
    """
    final class BannerView: UIView {
      var didHide: (() -> Void)!
      init(didHide: (() -> Void)?) { self.didHide = didHide ?? {} }
      convenience init() { self.init(didHide: nil) }
      required init?(from nib: UINib) { fatalError("no nib") }
    }
    """,
    // It is called if it is there.
    """
    final class SheetViewController: UIViewController {
      var onClose: (() -> Void)!
      func close() {
        onClose?()
        self.onClose?()
      }
    }
    """,
    // Nobody calls it, and nobody else sees it.
    """
    final class UserCoordinator {
      private var onEnd: (() -> Void)!

      func start(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    }
    """,
    // It is called only where it was seen to be there.
    """
    final class Scanner {
      var onScan: ((String) -> Void)!
      var onEnd: (() -> Void)!
      func scan(_ code: String?) {
        if let code, onScan != nil {
          onScan(code)
        }
      }
      func end() {
        guard onEnd != nil else { return }
        onEnd()
      }
    }
    """,
  ])
  func `what SM-1 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-1") == [])
  }
}
