import Rules
import Testing

struct PresenterKnowsNoContainerTests {
  @Test(arguments: [
    (
      """
      final class DefaultUserPresenter {
        private let container: Container
      }
      """,
      """
      2:26 DefaultUserPresenter knows the container
        fix: take what is needed in the initialiser, and let the module's factory resolve it
      """
    ),
    (
      """
      final class DefaultUserPresenter {
        private let userManager = DefaultUserManager()
      }
      """,
      """
      2:29 DefaultUserPresenter makes its DefaultUserManager itself
        fix: take it in the initialiser, and let the module's factory make or resolve it
      """
    ),
    (
      """
      final class DefaultUserPresenter {
        var userManager: UserManager!
      }
      """,
      """
      2:7 DefaultUserPresenter.userManager is set from outside, if somebody remembers
        fix: take it in the initialiser
      """
    ),
    (
      """
      final class DefaultUserPresenter {
        func f() -> UIColor { .red }
      }
      """,
      """
      2:15 DefaultUserPresenter names UIColor, a type of UIKit
        fix: hand over a value, and let the view or the view controller show it
      """
    ),
    (
      """
      final class UserPresenter {
        var id: Int!
      }
      """,
      """
      2:7 UserPresenter.id is set from outside, if somebody remembers
        fix: take it in the initialiser
      """
    ),
    // What everybody can reach, be it a locator.
    (
      """
      final class UserPresenter {
        private let users: Users = ServiceLocator.shared.resolve()
        func signOut() { Session.sharedInstance().close() }
      }
      final class ServiceLocator {
        static let shared = ServiceLocator()
      }
      final class Session {
        static func sharedInstance() -> Session { Session() }
      }
      """,
      """
      2:52 UserPresenter takes what it needs from ServiceLocator.shared
        fix: take it in the initialiser, and let the module's factory hand it over
      3:28 UserPresenter takes what it needs from Session.sharedInstance
        fix: take it in the initialiser, and let the module's factory hand it over
      """
    ),
  ])
  func `what PC-4 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "PC-4") == report)
  }

  @Test(arguments: [
    """
    final class DefaultUserPresenter {
      private let userManager: any UserManager
      init(userManager: any UserManager) { self.userManager = userManager }
    }
    """,
    """
    final class DefaultUserPresenter {
      let names = CurrentValueSubject<[String], Never>([])
    }
    """,
    """
    final class UserCoordinator {
      private let container: Container
    }
    """,
    """
    final class DefaultUserPresenter {
      private var userManager: UserManager?
    }
    """,
    """
    final class UserPresenter {
      var closed: (() -> Void)!
      weak var view: UserView!
    }
    """,
    """
    final class AddressPresenter {
      init(provider: AddressProvider = DefaultAddressProvider(), manager: UserManager = DefaultUserManager()) {}
    }
    """,
    // It finds out by itself.
    """
    final class UserPresenter {
      private var keys: Keys!
      func load() { service.load { result in self.keys = result } }
    }
    """,
    // In SwiftUI the view asks its presenter for the next screen, which the coordinator makes.
    """
    import SwiftUI

    final class UserPresenter {
      private weak var coordinator: UserCoordinator?
      func friends(isPresented: Binding<Bool>) -> some View { coordinator?.friendsView(isPresented: isPresented) }
    }
    """,
    // It may be there for the URL.
    """
    import UIKit

    final class UserPresenter {
      func save(to url: URL) {}
    }
    """,
    // Its initialiser takes it, or it loads it itself.
    """
    final class CartPresenter {
      var service: CartServiceProtocol?
      var messages: [Message]! = nil
      required init(service: CartServiceProtocol) { self.service = service }
      func load() { messages = service?.messages() }
    }
    """,
    // A mapper of values, an output beside the view, a value of a cell, and who shows things himself.
    """
    final class UserPresenter {
      private let cells = CellDataFactory()
      weak var moduleOutput: UserModuleOutput!
      func cell() -> UserCell.Model { cells.model() }
    }
    struct CellDataFactory {
      func model() -> UserCell.Model { UserCell.Model() }
    }
    final class UserCell: UITableViewCell {
      struct Model {}
    }
    final class OverlayPresenter {
      static let shared = OverlayPresenter()
      private var overlay: UIView?
    }
    """,
    // It presents something to others, and is called after what it does.
    """
    protocol UpdatePresenter: AnyObject {}
    final class VersionChecker: UpdatePresenter {
      private let service = VersionService()
      func show() { UIApplication.shared.keyWindow }
    }
    """,
    // Who has the window shows all screens.
    """
    protocol ApplicationPresenter {
      func show(_ screen: UIViewController)
    }
    final class ApplicationPresenterImpl: ApplicationPresenter {
      private let window: UIWindow?
      func show(_ screen: UIViewController) { window?.rootViewController = screen }
    }
    """,
    // How things look, by a function.
    """
    final class UserPresenter {
      func show() { view?.paint(Themes.shared.getTheme()) }
    }
    final class Themes {
      static let shared = Themes()
    }
    """,
    // Who writes what happened needs nothing.
    """
    final class UserPresenter {
      private let logger = LoggerService()
    }

    final class LoggerService {}
    """,
    // A presenter stands for its screen.
    """
    final class UserPresenter: Presentable {
      private weak var view: (any UserView)?

      func toPresent() -> UIViewController? { view?.toPresent() }
    }
    """,
    // What its own function is given, as a module is told what to show.
    """
    final class WordsPresenter {
      var words: String!

      func show(_ words: String) { self.words = words }
    }
    """,
    // What writes a log, by any name.
    """
    final class UserPresenter {
      func load() { TextLoggerInvoker.shared.log("load") }
    }

    final class TextLoggerInvoker {
      static let shared = TextLoggerInvoker()
      func log(_ text: String) {}
    }
    """,
    // Who shows the controllers that it has been made with is the presenter of no screen.
    """
    protocol PresenterProtocol { func show(animated: Bool) }
    final class PushPresenter: PresenterProtocol {
      let presenting: UINavigationController
      let presented: UIViewController
      func show(animated: Bool) { presenting.pushViewController(presented, animated: animated) }
    }
    """,
  ])
  func `what PC-4 allows is not found`(source: String) throws {
    #expect(try found(source, by: "PC-4") == [])
  }

  private let called = """
    final class DefaultUserPresenter {
      func load() {
        screen.showName("Ann")
      }
    }
    final class UserViewController {}
    final class DefaultUserManager {}
    """

  @Test func `a presenter that calls its view controller is found in a run`() throws {
    let calls = [
      call(0, "DefaultUserPresenter", "load()", line: 2), call(1, "UserViewController", "showName(\"Ann\")"),
    ]

    #expect(
      try found(calls, in: called, .mvpcf) == [
        "PC-4 App.swift:2 DefaultUserPresenter.load called UserViewController.showName; "
          + "send the value through a relay, and let the view controller bind the view to it"
      ])
  }

  @Test func `a presenter whose relay the view controller is bound to is not found in a run`() throws {
    let calls = [
      call(0, "DefaultUserPresenter", "load()", line: 2), call(1, "DefaultUserManager", "load()"),
      call(1, "UserViewController", "nameChanged(\"Ann\")"),
    ]

    #expect(try found(calls, in: called, .mvpcf) == [])
  }
}
