import ScreenKit
import Testing

@MainActor
struct LifeCycleTests {
  let diary = Diary()
  let a: Probe
  let b: Probe

  init() {
    a = Probe("A", diary)
    b = Probe("B", diary)
  }

  @Test func `a view is loaded once, when it is first needed`() {
    let controller = Probe("A", diary)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view == view)
    controller.loadViewIfNeeded()
    #expect(diary.read() == "A viewDidLoad")
  }

  @Test func `loadView may make a view of its own`() {
    final class Special: View {}
    final class Controller: ViewController {
      override func loadView() { view = Special() }
    }
    #expect(Controller().view is Special)
  }

  @Test func `a loadView that asks for the view gets a plain one`() {
    final class Controller: ViewController {
      override func loadView() { view.addSubview(Label(text: "here")) }
    }
    #expect(Controller().view.subviews.count == 1)
  }

  @Test func `nothing appears before the window is made visible`() {
    let window = Window()
    window.rootViewController = a
    #expect(diary.read() == "")
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(
      diary.read() == """
        A viewDidLoad
        A viewWillAppear
        A viewDidAppear
        """)
    #expect(window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(diary.read() == "")
  }

  @Test func `a push`() {
    let window = shownWindow(NavigationController(rootViewController: a))
    _ = diary.read()
    a.isDetailed = true
    b.isDetailed = true
    a.navigationController?.pushViewController(b, animated: true)
    #expect(
      diary.read() == """
        B willMove(parent)
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear isMovingToParent
        A viewDidDisappear
        B viewDidAppear isMovingToParent
        B didMove(parent)
        """)
    #expect(window.path == ["A", "B"])
  }

  @Test func `a pop`() {
    let stack = NavigationController(rootViewController: a)
    let window = shownWindow(stack)
    stack.pushViewController(b, animated: true)
    _ = diary.read()
    a.isDetailed = true
    b.isDetailed = true
    #expect(stack.popViewController(animated: true) == b)
    #expect(
      diary.read() == """
        B willMove(nil)
        B viewWillDisappear isMovingFromParent
        A viewWillAppear
        B viewDidDisappear isMovingFromParent
        A viewDidAppear
        B didMove(nil)
        """)
    #expect(b.parent == nil)
    #expect(window.path == ["A"])
  }

  @Test func `a sheet leaves the screen below it where it is`() {
    let window = shownWindow(a)
    _ = diary.read()
    b.isDetailed = true
    a.present(b, animated: true) { [diary] in diary.write("completion") }
    #expect(
      diary.read() == """
        B viewDidLoad
        B viewWillAppear isBeingPresented
        B viewDidAppear isBeingPresented
        completion
        """)
    a.dismiss(animated: true) { [diary] in diary.write("completion") }
    #expect(
      diary.read() == """
        B viewWillDisappear isBeingDismissed
        B viewDidDisappear isBeingDismissed
        completion
        """)
    #expect(window.visibleViewController == a)
  }

  @Test func `a full screen takes the place of the screen below it`() {
    let window = shownWindow(a)
    _ = diary.read()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    #expect(
      diary.read() == """
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear
        B viewDidAppear
        A viewDidDisappear
        """)
    b.dismiss(animated: true)
    #expect(
      diary.read() == """
        B viewWillDisappear
        A viewWillAppear
        A viewDidAppear
        B viewDidDisappear
        """)
    #expect(window.visibleViewController == a)
  }

  @Test func `another root, with a sheet over the former one`() {
    let window = shownWindow(NavigationController(rootViewController: a))
    a.present(b, animated: true)
    let c = Probe("C", diary)
    _ = diary.read()
    window.rootViewController = c
    #expect(
      diary.read() == """
        C viewDidLoad
        A viewWillDisappear
        B viewWillDisappear
        B viewDidDisappear
        A viewDidDisappear
        C viewWillAppear
        C viewDidAppear
        """)
    #expect(b.presentingViewController == nil)
    #expect(a.presentedViewController == nil)
    #expect(window.path == ["C"])
  }

  @Test func `another tab`() {
    let tabs = TabBarController()
    tabs.viewControllers = [a, b]
    let window = shownWindow(tabs)
    #expect(
      diary.read() == """
        A viewDidLoad
        A viewWillAppear
        A viewDidAppear
        """)
    tabs.selectedIndex = 1
    #expect(
      diary.read() == """
        B viewDidLoad
        B viewWillAppear
        A viewWillDisappear
        A viewDidDisappear
        B viewDidAppear
        """)
    #expect(window.path == ["B"])
  }

  @Test func `a child whose view is in its container's appears with it`() {
    a.reactions["viewDidLoad"] = { [a, b] in
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
    }
    let window = shownWindow(a)
    #expect(
      diary.read() == """
        A viewDidLoad
        B viewDidLoad
        A viewWillAppear
        B viewWillAppear
        B viewDidAppear
        A viewDidAppear
        """)
    window.rootViewController = nil
    #expect(
      diary.read() == """
        A viewWillDisappear
        B viewWillDisappear
        B viewDidDisappear
        A viewDidDisappear
        """)
  }

  @Test func `a child appears and disappears as its view is added and removed`() {
    let window = shownWindow(a)
    _ = diary.read()
    b.isDetailed = true
    let frame = View()
    a.view.addSubview(frame)
    a.addChild(b)
    #expect(diary.read() == "B willMove(parent)")
    frame.addSubview(b.view)
    b.didMove(toParent: a)
    #expect(
      diary.read() == """
        B viewDidLoad
        B viewWillAppear
        B viewDidAppear
        B didMove(parent)
        """)
    #expect(window.path == ["A", "B"])
    b.willMove(toParent: nil)
    b.view.removeFromSuperview()
    b.removeFromParent()
    #expect(
      diary.read() == """
        B willMove(nil)
        B viewWillDisappear
        B viewDidDisappear
        B didMove(nil)
        """)
    #expect(window.path == ["A"])
  }

  @Test func `outside a window nobody appears`() {
    let stack = NavigationController(rootViewController: a)
    stack.pushViewController(b, animated: true)
    stack.popViewController(animated: true)
    #expect(diary.read() == "")
    #expect(stack.viewControllers == [a])
    #expect(b.parent == nil)
  }

  @Test func `callbacks are told whether the change is animated`() {
    final class Screen: ViewController {
      var animated: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { self.animated.append(animated) }
      override func viewDidAppear(_ animated: Bool) { self.animated.append(animated) }
    }
    let stack = NavigationController(rootViewController: a)
    let window = shownWindow(stack)
    let screens = [Screen(), Screen()]
    stack.pushViewController(screens[0], animated: true)
    stack.pushViewController(screens[1], animated: false)
    #expect(screens.map(\.animated) == [[true, true], [false, false]])
    #expect(window.visibleViewController == screens[1])
  }
}
