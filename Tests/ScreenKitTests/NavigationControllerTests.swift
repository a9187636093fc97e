import ScreenKit
import Testing

@MainActor
struct NavigationControllerTests {
  let a = Probe("A"), b = Probe("B"), c = Probe("C")
  let stack: NavigationController
  let window: Window

  init() {
    stack = NavigationController(rootViewController: a)
    window = shownWindow(stack)
  }

  @Test func `screens know the stack that they are on`() {
    stack.pushViewController(b, animated: false)
    #expect(b.navigationController == stack)
    #expect(b.parent == stack)
    #expect(stack.navigationController == nil)
    #expect(stack.topViewController == b)
    stack.popViewController(animated: false)
    #expect(b.navigationController == nil)
  }

  @Test func `the last screen stays`() {
    #expect(stack.popViewController(animated: true) == nil)
    #expect(stack.popToRootViewController(animated: true) == [])
    #expect(stack.viewControllers == [a])
  }

  @Test func `popping to a screen returns what was above it`() {
    stack.setViewControllers([a, b, c], animated: false)
    #expect(stack.popToViewController(a, animated: true) == [b, c])
    #expect(stack.viewControllers == [a])
  }

  @Test func `popping to the root returns all others`() {
    stack.setViewControllers([a, b, c], animated: false)
    #expect(stack.popToRootViewController(animated: true) == [b, c])
  }

  @Test func `popping to what is not there does nothing`() {
    let found = misuses { #expect(stack.popToViewController(c, animated: true) == nil) }
    #expect(found == [.notOnStack("Probe")])
    #expect(stack.viewControllers == [a])
  }

  @Test func `pushing a screen again does nothing`() {
    stack.pushViewController(b, animated: false)
    let found = misuses { stack.pushViewController(a, animated: true) }
    #expect(found == [.pushedTwice("Probe")])
    #expect(stack.viewControllers == [a, b])
  }

  @Test func `a navigation controller is not pushed`() {
    let found = misuses { stack.pushViewController(NavigationController(), animated: true) }
    #expect(found == [.pushOfNavigationController(onto: "NavigationController")])
    #expect(stack.viewControllers == [a])
  }

  @Test func `a presented screen is not pushed`() {
    stack.present(b, animated: false)
    let found = misuses { stack.pushViewController(b, animated: true) }
    #expect(found == [.pushOfPresented("Probe")])
    #expect(window.path == ["A", "B"])
    #expect(stack.viewControllers == [a])
  }

  @Test func `a new stack keeps what is in both`() {
    let diary = Diary()
    let kept = Probe("kept", diary)
    let top = Probe("top", diary)
    stack.setViewControllers([kept, top], animated: false)
    _ = diary.read()
    stack.setViewControllers([b, kept], animated: true)
    #expect(
      diary.read() == """
        kept viewDidLoad
        top viewWillDisappear
        kept viewWillAppear
        top viewDidDisappear
        kept viewDidAppear
        """)
    #expect(stack.viewControllers == [b, kept])
    #expect(a.parent == nil)
    #expect(!b.isViewLoaded)
  }

  @Test func `a new stack holds each screen once`() {
    let found = misuses { stack.viewControllers = [b, c, b] }
    #expect(found == [.pushedTwice("Probe")])
    #expect(stack.viewControllers == [b, c])
  }

  @Test func `a stack can be emptied`() {
    stack.viewControllers = []
    #expect(a.parent == nil)
    #expect(window.path == [])
    #expect(window.visibleViewController == stack)
    #expect(stack.topViewController == nil)
    #expect(stack.popToRootViewController(animated: true) == nil)
  }

  @Test func `a screen that moves to another stack leaves the first`() {
    stack.pushViewController(b, animated: false)
    let other = NavigationController(rootViewController: b)
    #expect(stack.viewControllers == [a])
    #expect(other.viewControllers == [b])
    #expect(b.parent == other)
    #expect(window.path == ["A"])
  }

  @Test func `a screen that is removed from its parent leaves the stack`() {
    stack.pushViewController(b, animated: false)
    b.removeFromParent()
    #expect(stack.viewControllers == [a])
    #expect(b.parent == nil)
    #expect(window.path == ["A"])
  }

  @Test func `the stack is changed by the time its screens are told`() {
    stack.pushViewController(b, animated: false)
    var seen: [ViewController] = []
    b.reactions["viewWillDisappear"] = { [stack] in seen = stack.viewControllers }
    var parent: ViewController?
    b.reactions["viewDidDisappear"] = { [b] in parent = b.parent }
    stack.popViewController(animated: true)
    #expect(seen == [a])
    #expect(parent == stack)
  }

  @Test func `the delegate is notified before and after a screen is shown`() {
    let diary = Diary()
    let delegate = Delegate(diary)
    stack.delegate = delegate
    let b = Probe("B", diary)
    stack.pushViewController(b, animated: true)
    stack.setViewControllers([c, b], animated: true)
    stack.popToRootViewController(animated: false)
    #expect(
      diary.read() == """
        B viewDidLoad
        B viewWillAppear
        will show B, animated: true
        B viewDidAppear
        did show B, animated: true
        B viewWillDisappear
        will show C, animated: false
        B viewDidDisappear
        did show C, animated: false
        """)
  }

  @Test func `the delegate is not kept`() {
    weak var delegate: Delegate?
    do {
      let short = Delegate(Diary())
      stack.delegate = short
      delegate = short
    }
    #expect(delegate == nil)
    #expect(stack.delegate == nil)
  }

  private final class Delegate: NavigationControllerDelegate {
    let diary: Diary

    init(_ diary: Diary) {
      self.diary = diary
    }

    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) {
      diary.write("will show \(viewController.title ?? ""), animated: \(animated)")
    }

    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) {
      diary.write("did show \(viewController.title ?? ""), animated: \(animated)")
    }
  }
}
