import Testing

struct PresenterNamesNoUITests {
  @Test(arguments: [
    """
    final class UserPresenter {
      func fail() { view?.show(UIAlertController()) }
    }
    """,
    """
    import UIKit
    final class UserPresenter {
      var name = ""
    }
    """,
    """
    final class UserPresenter {
      private let colour: NSColor?
    }
    """,
    """
    import SwiftUI
    final class UserPresenter {
      var text: Text?
    }
    """,
    """
    extension UserPresenter {
      func cell() -> UITableViewCell? { nil }
    }
    """,
    """
    final class AlertPresenter {
      private let interactor: AlertInteractorInput
      func fail() { view?.show(UIAlertController()) }
    }
    """,
    """
    final class UserPresenter {
      func fail() { view?.show(AlertController()) }
    }
    """,
    """
    import ScreenKit
    import UIKit
    final class UserPresenter {
      func fail() { view?.show(AlertController()) }
    }
    """,
    """
    final class PagePresenter {
      weak var page: WKWebView?
    }
    """,
  ])
  func `what VI-2 forbids is found`(source: String) throws {
    #expect(try found(source, by: "VI-2").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserPresenter {
      var count: UInt8 = 0
    }
    """,
    """
    import UIKit
    final class UserPresenter {
      var name = ""
    }
    final class UserViewController: UIViewController {}
    """,
    """
    struct Label {}
    final class UserPresenter {
      var label: Label?
    }
    """,
    """
    final class UserPresenter {
      var action: Action?
      var view: UserViewInput?
    }
    """,
    """
    import UIKit
    final class UserViewController {
      let label = UILabel()
    }
    """,
    """
    final class AlertPresenter {
      weak var viewController: UIViewController?
      func show() { viewController?.present(UIAlertController(), animated: true) }
    }
    """,
    """
    final class ErrorToastPresenter: ErrorToastPresenterProtocol {
      private let label = UILabel()
    }
    """,
    """
    import WebKit
    final class PagePresenter {
      private let cookies: WKHTTPCookieStore
    }
    """,
    """
    import UIKit
    final class UserViewController: UIViewController {}
    final class UserPresenter {
      weak var list: ListView?
    }
    """,
    """
    final class UserPresenter {
      private let clock: NSDate
    }
    """,
  ])
  func `what VI-2 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-2") == [])
  }
}
