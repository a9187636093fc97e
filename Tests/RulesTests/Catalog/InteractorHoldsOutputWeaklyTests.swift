import Testing

struct InteractorHoldsOutputWeaklyTests {
  @Test(arguments: [
    (
      """
      final class UserInteractor {
        var output: (any UserInteractorOutput)?
      }
      """,
      """
      2:7 UserInteractor holds its output strongly
        fix: declare `weak var output`, and let the view keep its presenter
      """
    ),
    (
      """
      final class UserInteractor {
        private let presenter: UserPresenterProtocol
      }
      """,
      """
      2:15 UserInteractor holds its presenter strongly
        fix: declare `weak var presenter`, and let the view keep its presenter
      """
    ),
    (
      """
      final class UserInteractor {
        var presenter: UserPresenter?
      }
      final class UserPresenter {
        let interactor: UserInteractor
      }
      """,
      """
      2:7 UserInteractor holds its presenter strongly
        fix: declare `weak var presenter`, and let the view keep its presenter
      """
    ),
    // Each of the two is kept by the other alone.
    (
      """
      final class UserInteractor {
        var output: UserInteractorOutput?
      }
      enum UserModule {
        static func make() {
          let interactor = UserInteractor()
          let presenter = UserPresenter(interactor: interactor)
          interactor.output = presenter
        }
      }
      """,
      """
      2:7 UserInteractor holds its output strongly
        fix: declare `weak var output`, and let the view keep its presenter
      """
    ),
    // Who sets it says no type, or that of a protocol.
    (
      """
      final class UserInteractor: UserInteractorInput {
        var presenter: UserInteractorOutput?
      }
      final class FriendsInteractor {
        var presenter: FriendsInteractorOutput?
      }
      protocol UserInteractorInput: AnyObject {}
      enum UserModule {
        static func make(presenter: UserPresenter, friends: FriendsModule) {
          let interactor: UserInteractorInput = resolve()
          interactor.presenter = presenter
        }
      }
      """,
      """
      2:7 UserInteractor holds its presenter strongly
        fix: declare `weak var presenter`, and let the view keep its presenter
      """
    ),
    // A presenter by a name of the module.
    (
      """
      final class CartInteractor {
        var cartPresenter: (any CartOutput)?
      }

      protocol CartOutput: AnyObject {}

      final class CartPresenter: CartOutput {
        var interactor: CartInteractor?
      }
      """,
      """
      2:7 CartInteractor holds its cartPresenter strongly
        fix: declare `weak var cartPresenter`, and let the view keep its presenter
      """
    ),
  ])
  func `what VI-12 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-12") == report)
  }

  @Test(arguments: [
    """
    final class UserInteractor {
      weak var output: (any UserInteractorOutput)?
    }
    """,
    """
    final class UserInteractor {
      var output: ((User) -> Void)?
    }
    """,
    """
    struct UserInteractor {
      let output: any UserInteractorOutput
    }
    """,
    """
    final class UserInteractor {
      let presenter: UserInteractorOutput
    }
    protocol UserInteractorOutput {}
    final class UserPresenter: UserInteractorOutput {
      weak var interactor: UserInteractor?
    }
    """,
    // The view holds the interactor, and the presenter holds neither of them.
    """
    enum User {
      final class Interactor {
        private let presenter: PresentationLogic
      }
      final class Presenter {
        private weak var display: UserDisplayLogic?
      }
      typealias PresentationLogic = UserPresentationLogic
    }
    protocol UserPresentationLogic {}
    extension User.Presenter: UserPresentationLogic {}
    """,
    """
    final class UserInteractor {
      let presenter: UserPresenter
    }
    final class UserPresenter {
      weak var view: UserViewInput?
    }
    """,
    // It makes a presenter for a part of the screen, which nobody else keeps.
    """
    final class AmountInteractor {
      private let feePresenter: FeePresenter
      init() {
        feePresenter = FeePresenter(interactor: FeeInteractor())
      }
    }
    """,
    // Nobody else keeps it.
    """
    final class UserInteractor {
      var output: UserInteractorOutput?
    }
    enum UserModule {
      static func make() -> UserInteractor {
        let interactor = UserInteractor()
        interactor.output = UserPresenter()
        return interactor
      }
    }
    """,
    // Others' outputs are set, and nobody sets this one's.
    """
    final class UserInteractor {
      weak var presenter: UserInteractorOutput?
    }
    final class FriendsInteractor {
      var presenter: FriendsInteractorOutput?
    }
    enum UserModule {
      static func make(presenter: UserPresenter) {
        let interactor = UserInteractor()
        interactor.presenter = presenter
      }
    }
    """,
    // A channel, which the interactor writes to.
    """
    final class UserInteractor {
      private var userChannelOutput: UserChannel?
      func set(_ channel: UserChannel) { userChannelOutput = channel }
    }
    final class UserPresenter {
      private let interactor: UserInteractor
    }
    typealias UserChannel = Channel<User>
    final class Channel<Value> {}
    """,
    // In an app, one of a module that nobody makes.
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class UserInteractor {
      var output: UserPresenter?
    }
    final class UserPresenter {
      private let interactor: UserInteractor
      init(interactor: UserInteractor) { self.interactor = interactor }
    }
    enum UserModule {
      static func createModule() {
        let interactor = UserInteractor()
        interactor.output = UserPresenter(interactor: interactor)
      }
    }
    """,
  ])
  func `what VI-12 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-12") == [])
  }
}
