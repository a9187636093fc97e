import Testing

struct PresenterHoldsViewWeaklyTests {
  @Test(arguments: [
    """
    final class UserPresenter {
      var view: (any UserViewInput)?
    }
    """,
    """
    final class UserPresenter {
      private let viewController: UserViewController
    }
    """,
    """
    final class UserPresenter {
      var view: UserPresenterDelegate?
    }
    """,
  ])
  func `what VI-3 forbids is found`(source: String) throws {
    #expect(try found(source, by: "VI-3").isEmpty == false)
  }

  @Test(arguments: [
    """
    final class UserPresenter {
      weak var view: (any UserViewInput)?
    }
    """,
    """
    final class UserPresenter {
      unowned let view: any UserViewInput
    }
    """,
    """
    final class UserPresenter {
      var current: UserViewInput? { nil }
    }
    """,
    """
    final class UserRouter {
      var view: UserViewController?
    }
    """,
    """
    struct UserPresenter {
      let view: UserViewInput
    }
    """,
    """
    final class UserPresenter {
      @Weak var view: UserViewInput?
      @WeakReference private var controller: UserViewController?
    }
    """,
  ])
  func `what VI-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-3") == [])
  }

  @Test(arguments: [
    ("App", "AppPresenter holds its view, an AppViewInput, strongly"),
    ("User", "UserPresenter holds its view, a UserViewInput, strongly"),
  ])
  func `a view is named as one speaks`(module: String, words: String) throws {
    let source = "final class \(module)Presenter {\n  var view: \(module)ViewInput?\n}"
    #expect(try findings(in: ["App.swift": source], by: "VI-3").map(\.what) == [words])
  }
}
