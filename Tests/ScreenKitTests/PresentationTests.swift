import ScreenKit
import Testing

@MainActor
struct PresentationTests {
  let a = Probe("A"), b = Probe("B"), c = Probe("C"), d = Probe("D")
  let stack: NavigationController
  let window: Window

  init() {
    stack = NavigationController(rootViewController: a)
    window = shownWindow(stack)
  }

  @Test func `the outermost container presents`() {
    a.present(b, animated: true)
    #expect(b.presentingViewController == stack)
    #expect(a.presentedViewController == b)
    #expect(stack.presentedViewController == b)
    #expect(stack.visibleViewController == b)
    #expect(window.visibleViewController == b)
    #expect(window.path == ["A", "B"])
  }

  @Test func `a screen in a presented container is presented too`() {
    let sheet = NavigationController(rootViewController: b)
    a.present(sheet, animated: true)
    #expect(b.presentingViewController == stack)
    #expect(b.presentationController === sheet.presentationController)
    #expect(window.screen.presentation == .modal)
    b.dismiss(animated: true)
    #expect(stack.presentedViewController == nil)
  }

  @Test func `what presents already does not present another`() {
    a.present(b, animated: true)
    var isCompleted = false
    let found = misuses { a.present(c, animated: true) { isCompleted = true } }
    #expect(found == [.alreadyPresenting("NavigationController", presenting: "Probe", presented: "Probe")])
    #expect(window.path == ["A", "B"])
    #expect(!isCompleted)
  }

  @Test func `a presented screen presents the next`() {
    a.present(b, animated: true)
    b.present(c, animated: true)
    c.present(d, animated: true)
    #expect(window.path == ["A", "B", "C", "D"])
    #expect(window.visibleViewController == d)
  }

  @Test(arguments: [
    ("A", ["A"]), ("B", ["A", "B"]), ("C", ["A", "B", "C"]), ("D", ["A", "B", "C"]),
  ])
  func `dismissing takes away what is above, or else oneself`(name: String, path: [String]) {
    a.present(b, animated: true)
    b.present(c, animated: true)
    c.present(d, animated: true)
    var isCompleted = false
    [a, b, c, d].first { $0.name == name }?.dismiss(animated: true) { isCompleted = true }
    #expect(window.path == path)
    #expect(isCompleted)
    #expect(d.presentingViewController == nil)
  }

  @Test func `screens that are dismissed together disappear from the top down`() {
    let diary = Diary()
    let b = Probe("B", diary), c = Probe("C", diary)
    a.present(b, animated: true)
    b.present(c, animated: true)
    _ = diary.read()
    a.dismiss(animated: true)
    #expect(
      diary.read() == """
        B viewWillDisappear
        C viewWillDisappear
        C viewDidDisappear
        B viewDidDisappear
        """)
    #expect(b.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
  }

  @Test func `with nothing to dismiss, the completion is called at once`() {
    var isCompleted = false
    a.dismiss(animated: true) { isCompleted = true }
    #expect(isCompleted)
    #expect(window.path == ["A"])
  }

  @Test func `a screen outside a window presents nothing`() {
    let found = misuses { b.present(c, animated: true) }
    #expect(found == [.presenterOutsideWindow("Probe", presented: "Probe")])
    #expect(b.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
  }

  @Test func `what is in use is not presented`() {
    stack.pushViewController(b, animated: false)
    a.present(c, animated: false)
    let found = misuses {
      c.present(b, animated: true)
      c.present(stack, animated: true)
      c.present(c, animated: true)
    }
    #expect(
      found == [
        .presentationOfActive("Probe"), .presentationOfActive("NavigationController"), .presentationOfActive("Probe"),
      ])
    #expect(window.path == ["A", "B", "C"])
  }

  @Test func `a dismissed screen can be presented again, also by its completion`() {
    a.present(b, animated: true)
    a.dismiss(animated: true) { [a, b] in a.present(b, animated: true) }
    #expect(window.path == ["A", "B"])
    #expect(b.presentingViewController == stack)
    #expect(!b.isBeingDismissed)
  }

  @Test func `a screen that goes already takes nothing else with it`() {
    var isCompleted = false
    a.present(b, animated: true)
    b.present(c, animated: true)
    c.reactions["viewDidDisappear"] = { [c] in c.dismiss(animated: true) { isCompleted = true } }
    c.dismiss(animated: true)
    #expect(window.path == ["A", "B"])
    #expect(isCompleted)
  }

  @Test func `another root ends all presentations for good`() {
    a.present(b, animated: true)
    b.present(c, animated: true)
    window.rootViewController = d
    #expect(stack.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(b.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
    window.rootViewController = stack
    stack.present(c, animated: true)
    #expect(window.path == ["A", "C"])
  }

  @Test func `a swipe dismisses and tells the delegate`() throws {
    let diary = Diary()
    let delegate = Delegate(diary)
    let b = Probe("B", diary)
    a.present(b, animated: true)
    b.presentationController?.delegate = delegate
    _ = diary.read()
    try window.swipeToDismiss()
    #expect(
      diary.read() == """
        should dismiss B
        will dismiss B
        B viewWillDisappear
        B viewDidDisappear
        did dismiss B
        """)
    #expect(window.path == ["A"])
  }

  @Test func `a dismissal by code does not tell the delegate`() {
    let diary = Diary()
    let delegate = Delegate(diary)
    b.presentationController?.delegate = delegate
    a.present(b, animated: true)
    b.dismiss(animated: true)
    #expect(diary.read() == "")
    #expect(b.presentationController?.delegate === delegate)
  }

  @Test func `a swipe takes the topmost screen only`() throws {
    a.present(b, animated: true)
    b.present(c, animated: true)
    try window.swipeToDismiss()
    #expect(window.path == ["A", "B"])
  }

  @Test func `a screen that insists on an answer cannot be swiped away`() {
    let diary = Diary()
    let delegate = Delegate(diary)
    let sheet = NavigationController(rootViewController: b)
    sheet.presentationController?.delegate = delegate
    a.present(sheet, animated: true)
    b.isModalInPresentation = true
    #expect(
      refusal(window.swipeToDismiss) == "\"B\" does not let itself be swiped away; use a button on it")
    #expect(diary.read() == "did attempt to dismiss untitled")
    b.isModalInPresentation = false
    delegate.allows = false
    #expect(
      refusal(window.swipeToDismiss) == "\"B\" does not let itself be swiped away; use a button on it")
    #expect(diary.read() == "should dismiss untitled\ndid attempt to dismiss untitled")
    #expect(window.path == ["A", "B"])
  }

  @Test func `a full screen cannot be swiped away`() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    #expect(
      refusal(window.swipeToDismiss)
        == "\"B\" covers the full screen and cannot be swiped away; use a button on it")
  }

  @Test func `a root cannot be swiped away`() {
    #expect(refusal(window.swipeToDismiss) == "\"A\" cannot be dismissed, since it was not presented")
  }

  private final class Delegate: PresentationControllerDelegate {
    let diary: Diary
    var allows = true

    init(_ diary: Diary) {
      self.diary = diary
    }

    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
      note("should dismiss", presentationController)
      return allows
    }

    func presentationControllerWillDismiss(_ presentationController: PresentationController) {
      note("will dismiss", presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
      note("did dismiss", presentationController)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
      note("did attempt to dismiss", presentationController)
    }

    private func note(_ event: String, _ controller: PresentationController) {
      diary.write("\(event) \(controller.presentedViewController?.title ?? "untitled")")
    }
  }
}
