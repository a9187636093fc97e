import ScreenKit
import Testing

@MainActor
struct ContainerTests {
  let a = Probe("A"), b = Probe("B"), c = Probe("C")

  @Test func `tabs keep their selection as long as it is there`() {
    let tabs = TabBarController()
    tabs.viewControllers = [a, b]
    tabs.selectedViewController = b
    #expect(tabs.selectedIndex == 1)
    tabs.viewControllers = [c, a, b]
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController == b)
    tabs.viewControllers = [c, a]
    #expect(tabs.selectedViewController == a)
    a.removeFromParent()
    #expect(tabs.viewControllers == [c])
    #expect(tabs.selectedViewController == c)
    tabs.viewControllers = []
    #expect(tabs.selectedViewController == nil)
    #expect(b.parent == nil)
  }

  @Test func `a tab that is not there is not selected`() {
    let tabs = TabBarController()
    tabs.viewControllers = [a, b]
    let found = misuses {
      tabs.selectedIndex = 2
      tabs.selectedIndex = -1
      tabs.selectedViewController = c
    }
    #expect(found == [.noSuchTab("2"), .noSuchTab("-1"), .noSuchTab("Probe")])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `screens know their tab bar controller from within a stack`() {
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: a)]
    #expect(a.tabBarController == tabs)
    #expect(tabs.tabBarController == nil)
  }

  @Test func `a controller is not put into itself`() {
    let found = misuses {
      a.addChild(a)
      a.addChild(b)
      b.addChild(a)
    }
    #expect(found == [.childOfItself("Probe"), .childOfItself("Probe")])
    #expect(a.children == [b])
    #expect(b.children == [])
  }

  @Test func `a child is added once, and taken from its former container`() {
    a.addChild(c)
    a.addChild(c)
    #expect(a.children == [c])
    b.addChild(c)
    #expect(a.children == [])
    #expect(c.parent == b)
  }

  @Test func `a view is not put into itself`() {
    let outer = View(), inner = View()
    outer.addSubview(inner)
    let found = misuses {
      outer.addSubview(outer)
      inner.addSubview(outer)
    }
    #expect(found == [.viewInsideItself("View"), .viewInsideItself("View")])
    #expect(outer.superview == nil)
    #expect(inner.superview == outer)
  }

  @Test func `a view that a screen has given up is its own no longer`() {
    let former = a.view
    a.view = View()
    b.view.addSubview(former)
    #expect(shownWindow(b).path == ["B"])
  }

  @Test func `a view is in one place at a time`() {
    let first = View(), second = View(), label = Label(text: "text")
    first.addSubview(label)
    second.addSubview(label)
    #expect(first.subviews == [])
    #expect(second.subviews == [label])
    label.removeFromSuperview()
    label.removeFromSuperview()
    #expect(second.subviews == [])
    #expect(label.superview == nil)
  }

  @Test func `a container of one's own shows its child's title, path and elements`() {
    let container = ViewController()
    let child = NavigationController(rootViewController: screen("Child", id: "Child:1", Label(text: "inside")))
    container.addChild(child)
    container.view.addSubview(Label(text: "above"))
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let window = shownWindow(container)
    #expect(window.path == ["Child:1"])
    #expect(window.screen.title == "Child")
    #expect(window.screen.elements.map(\.text) == ["above", "inside"])
    #expect(window.visibleViewController == child.topViewController)
    child.view.isHidden = true
    #expect(window.path == [])
    #expect(window.visibleViewController == container)
    #expect(window.screen.elements.map(\.text) == ["above"])
  }

  @Test func `screens and views that are tangled do not hang the window`() {
    let stack = NavigationController(rootViewController: a)
    a.view.addSubview(stack.view)
    a.view.addSubview(Label(text: "still here"))
    let window = shownWindow(stack)
    #expect(window.path == ["A"])
    #expect(window.screen.elements.map(\.text) == ["still here"])
    #expect(misuses { b.present(c, animated: true) }.count == 1)
  }

  @Test func `a root that was in use elsewhere leaves its place`() {
    let stack = NavigationController(rootViewController: a)
    stack.pushViewController(b, animated: false)
    let window = shownWindow(stack)
    a.present(c, animated: false)
    window.rootViewController = b
    #expect(window.path == ["B"])
    #expect(b.parent == nil)
    window.rootViewController = stack
    stack.present(c, animated: false)
    window.rootViewController = c
    #expect(window.path == ["C"])
    #expect(c.presentingViewController == nil)
    #expect(stack.presentedViewController == nil)
    let other = shownWindow(c)
    #expect(other.path == ["C"])
    #expect(window.rootViewController == nil)
  }
}
