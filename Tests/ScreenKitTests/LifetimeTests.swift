import ScreenKit
import Testing

/// What is gone from the screen is gone from memory.
@MainActor
struct LifetimeTests {
  @Test(arguments: ["pop", "dismiss", "root", "tabs", "removeFromParent", "swipe", "stack"])
  func `a screen that leaves is released`(way: String) throws {
    let stack = NavigationController(rootViewController: ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [stack, ViewController()]
    let window = shownWindow(tabs)
    weak var gone: ViewController?
    weak var view: View?
    func make() -> ViewController {
      let controller = screen("gone", Label(text: "text"), Button(title: "tap"))
      controller.presentationController?.delegate = nil
      controller.navigationItem.title = "gone"
      gone = controller
      view = controller.view
      return controller
    }
    switch way {
    case "pop":
      stack.pushViewController(make(), animated: true)
      stack.popViewController(animated: true)
    case "stack":
      stack.pushViewController(make(), animated: true)
      stack.viewControllers = [ViewController()]
    case "removeFromParent":
      stack.pushViewController(make(), animated: true)
      stack.topViewController?.removeFromParent()
    case "dismiss":
      stack.present(NavigationController(rootViewController: make()), animated: true)
      stack.dismiss(animated: true)
    case "swipe":
      stack.present(make(), animated: true)
      try window.swipeToDismiss()
    case "tabs":
      tabs.viewControllers = [make()]
      tabs.viewControllers = [stack]
    default:
      stack.present(make(), animated: true)
      window.rootViewController = nil
    }
    #expect(gone == nil)
    #expect(view == nil)
  }

  @Test func `a whole window is released`() {
    weak var window: Window?
    weak var root: ViewController?
    do {
      let short = shownWindow(NavigationController(rootViewController: screen("A", Button(title: "tap"))))
      short.rootViewController?.present(AlertController(title: "Sure?"), animated: true)
      window = short
      root = short.rootViewController
    }
    #expect(window == nil)
    #expect(root == nil)
  }

  @Test func `a dismissed alert and its handlers are released`() throws {
    final class Token {}
    let controller = screen("A")
    let window = shownWindow(controller)
    weak var token: Token?
    do {
      let kept = Token()
      token = kept
      let alert = AlertController(title: "Sure?")
      alert.addAction(AlertAction(title: "Yes") { _ in _ = kept })
      controller.present(alert, animated: true) { _ = kept }
    }
    #expect(token != nil)
    try window.tap("Yes")
    #expect(token == nil)
  }

  @Test func `parents and superviews are not kept by what is in them`() {
    let child = ViewController()
    let label = Label(text: "text")
    do {
      let parent = ViewController()
      parent.addChild(child)
      parent.view.addSubview(label)
      #expect(child.parent == parent)
    }
    #expect(child.parent == nil)
    #expect(label.superview == nil)
  }

  @Test func `a view does not keep the screen that it belongs to`() {
    let container = View()
    do {
      let controller = screen("A", Label(text: "still there"))
      container.addSubview(controller.view)
    }
    let root = ViewController()
    root.view.addSubview(container)
    #expect(shownWindow(root).screen.elements.map(\.text) == ["still there"])
  }
}
