import Injection
import OpenCombine
import ScreenKit
import StageProtocol
import Testing

/// How what lies between the app's objects, and belongs to the kit, is shortened.
@MainActor
struct KitTests {
  @Test func `a screen's objects are shown below the window`() {
    let window = Window()
    let user = UserViewController(presenter: UserPresenter())
    let navigation = NavigationController(rootViewController: user)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    user.present(EditViewController(), animated: false)
    let index = SourceIndex(types: [
      "UserPresenter": .init(file: "Modules/User/UserPresenter.swift", line: 1),
      "UserViewController": .init(file: "UserViewController.swift", line: 1),
    ])
    #expect(
      graphText(window, index: index) == """
        Window -rootViewController-> NavigationController
        NavigationController -viewControllers[0]-> UserViewController
        NavigationController -presentedViewController-> EditViewController
        UserViewController -presenter-> UserPresenter
        UserViewController -signOutButton·weak·closure-> UserViewController
        UserViewController -list.dataSource·weak-> UserViewController
        UserViewController -view·closure-> UserPresenter
        """)
  }
}

final class UserPresenter {}

final class EditViewController: ViewController {}

final class UserViewController: ViewController, ListViewDataSource {
  private let presenter: UserPresenter
  private let signOutButton = Button(title: "Sign Out")
  private let list = ListView()

  init(presenter: UserPresenter) {
    self.presenter = presenter
  }

  override func viewDidLoad() {
    signOutButton.addAction(Action(title: "") { [weak self] _ in self?.title = "" }, for: .touchUpInside)
    list.dataSource = self
    let nameless = Button(title: "Help")
    nameless.addAction(Action { [presenter] _ in print(presenter) }, for: .touchUpInside)
    for subview in [signOutButton, list, nameless] as [View] { view.addSubview(subview) }
  }

  func numberOfRows(in listView: ListView) -> Int { 0 }

  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell { ListCell(text: "") }
}
