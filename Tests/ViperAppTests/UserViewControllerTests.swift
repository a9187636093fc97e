import ScreenKit
import Testing

@testable import ViperApp

/// A view without a presenter: it shows what it is told, and reports what a person does.
struct UserViewControllerTests {
  private let output = UserViewOutputSpy()
  private let window = Window()
  private let navigation = NavigationController(rootViewController: ViewController())
  private let view: UserViewController

  init() {
    view = UserViewController(output: output)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(view, animated: false)
  }

  private var shown: [String] {
    window.screen.elements.filter(\.enabled).map(\.text)
  }

  @Test func `it says when it is ready, and shows what it is told`() {
    #expect(output.calls == ["ready"])
    view.setLoading(true)
    #expect(shown == ["Loading", "Friends"])
    view.setLoading(false)
    view.showName("Ann Appleseed")
    view.showOwnActions()
    view.setEditNameEnabled(false)
    #expect(shown == ["Ann Appleseed", "Friends", "Sign Out"])
    view.setEditNameEnabled(true)
    #expect(shown == ["Ann Appleseed", "Edit name", "Friends", "Sign Out"])
  }

  @Test func `it reports each tap`() throws {
    view.showOwnActions()
    for button in ["Edit name", "Friends", "Sign Out"] { try window.tap(button) }
    #expect(output.calls == ["ready", "edit name", "friends", "sign out"])
  }

  @Test func `it shows alerts, and reports what is answered`() throws {
    view.showMissingUserAlert("There is no user 99")
    try window.tap("OK")
    view.showRetryAlert("Can't reach the server")
    try window.tap("Cancel")
    view.showRetryAlert("Can't reach the server")
    try window.tap("Retry")
    #expect(output.calls == ["ready", "confirmed", "retry"])
  }

  /// The ways in which a view can go.
  enum Departure: CaseIterable {
    case popped, replaced, dismissed, swiped
  }

  @Test(arguments: Departure.allCases)
  func `it says once that it is gone, whoever sent it away`(departure: Departure) throws {
    let output = UserViewOutputSpy()
    let view = UserViewController(output: output)
    switch departure {
    case .popped:
      navigation.pushViewController(view, animated: false)
      navigation.popViewController(animated: false)
    case .replaced:
      navigation.pushViewController(view, animated: false)
      navigation.setViewControllers([ViewController()], animated: false)
    case .dismissed:
      navigation.present(NavigationController(rootViewController: view), animated: false)
      navigation.dismiss(animated: false)
    case .swiped:
      navigation.present(view, animated: false)
      try window.swipeToDismiss()
    }
    #expect(output.calls == ["ready", "closed"])
  }

  @Test func `what is only covered is not gone`() {
    navigation.pushViewController(ViewController(), animated: false)
    navigation.present(ViewController(), animated: false)
    #expect(output.calls == ["ready"])
  }
}
