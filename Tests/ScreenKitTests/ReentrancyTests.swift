import ScreenKit
import Testing

/// Navigation from within life-cycle callbacks: everyone's callbacks stay in order and in pairs.
@MainActor
struct ReentrancyTests {
  let diary = Diary()
  let a: Probe, b: Probe, c: Probe
  let stack: NavigationController
  let window: Window

  init() {
    a = Probe("A", diary)
    b = Probe("B", diary)
    c = Probe("C", diary)
    stack = NavigationController(rootViewController: a)
    window = shownWindow(stack)
    _ = diary.read()
  }

  @Test(arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  func `a push from a callback follows the push that is under way`(callback: String) {
    b.reactions[callback] = { [stack, c, diary] in
      stack.pushViewController(c, animated: true)
      diary.write("stack of \(stack.viewControllers.count)")
    }
    stack.pushViewController(b, animated: true)
    let entries = diary.entries.filter { $0 != "stack of 3" }
    #expect(
      entries == [
        "B viewDidLoad", "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear",
        "C viewDidLoad", "B viewWillDisappear", "C viewWillAppear", "B viewDidDisappear", "C viewDidAppear",
      ])
    #expect(diary.entries.contains("stack of 3"))
    #expect(window.path == ["A", "B", "C"])
  }

  @Test func `a screen may pop itself while it appears`() {
    b.reactions["viewWillAppear"] = { [stack] in stack.popViewController(animated: true) }
    stack.pushViewController(b, animated: true)
    #expect(
      diary.read() == """
        B viewDidLoad
        A viewWillDisappear
        B viewWillAppear
        A viewDidDisappear
        B viewDidAppear
        B viewWillDisappear
        A viewWillAppear
        B viewDidDisappear
        A viewDidAppear
        """)
    #expect(b.parent == nil)
    #expect(!b.isMovingToParent && !b.isMovingFromParent)
  }

  @Test func `a screen may be pushed again while it leaves`() {
    stack.pushViewController(b, animated: true)
    _ = diary.read()
    b.isDetailed = true
    b.reactions["viewWillDisappear"] = { [stack, b] in stack.pushViewController(b, animated: true) }
    stack.popViewController(animated: true)
    #expect(stack.viewControllers == [a, b])
    #expect(b.parent == stack)
    #expect(diary.entries.last == "B didMove(parent)")
    #expect(window.visibleViewController == b)
  }

  @Test func `a screen may present while its view is loaded`() {
    b.reactions["viewDidLoad"] = { [b, c] in b.present(c, animated: true) }
    stack.pushViewController(b, animated: true)
    #expect(window.path == ["A", "B", "C"])
    #expect(
      diary.entries.suffix(4) == ["B viewDidAppear", "C viewDidLoad", "C viewWillAppear", "C viewDidAppear"])
  }

  @Test func `a screen may replace the root while it disappears`() {
    stack.pushViewController(b, animated: true)
    _ = diary.read()
    b.reactions["viewWillDisappear"] = { [window, c] in window.rootViewController = c }
    stack.popViewController(animated: true)
    #expect(
      diary.read() == """
        B viewWillDisappear
        A viewWillAppear
        B viewDidDisappear
        A viewDidAppear
        C viewDidLoad
        A viewWillDisappear
        A viewDidDisappear
        C viewWillAppear
        C viewDidAppear
        """)
    #expect(window.path == ["C"])
  }

  @Test func `a stack may change while a screen is told that it will be on it`() {
    final class Meddler: ViewController {
      var other: ViewController?
      override func willMove(toParent parent: ViewController?) {
        guard let stack = parent as? NavigationController, let other else { return }
        self.other = nil
        stack.pushViewController(other, animated: true)
      }
    }
    let meddler = Meddler()
    meddler.other = b
    stack.pushViewController(meddler, animated: true)
    #expect(stack.viewControllers == [a, meddler])
    #expect(b.parent == nil)
    #expect(diary.entries.suffix(2) == ["B viewWillDisappear", "B viewDidDisappear"])
  }

  @Test func `completions come in the order of their calls, after appearance`() {
    b.reactions["viewDidAppear"] = { [b, c, diary] in
      b.present(c, animated: true) { diary.write("C presented") }
    }
    a.present(b, animated: true) { [diary] in diary.write("B presented") }
    #expect(
      diary.read() == """
        B viewDidLoad
        B viewWillAppear
        B viewDidAppear
        B presented
        C viewDidLoad
        C viewWillAppear
        C viewDidAppear
        C presented
        """)
  }
}
