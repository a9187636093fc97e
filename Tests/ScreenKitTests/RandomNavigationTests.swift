import ScreenKit
import SeededRandom
import Testing

/// Whatever an app does, everyone's callbacks come in pairs and in order, and nothing stays behind.
@MainActor
struct RandomNavigationTests {
  @Test(arguments: UInt64(0)..<150)
  func `callbacks stay in order, what is seen has appeared, what is gone is released`(seed: UInt64) {
    let walk = RandomWalk(seed: seed)
    for step in 0..<60 {
      walk.step()
      #expect(walk.problems == [], "step \(step)")
      if let seen = walk.window.visibleViewController as? Watched { #expect(seen.stage == .appeared, "step \(step)") }
    }
    walk.end()
    #expect(walk.problems == [])
    #expect(walk.living == 0)
  }
}

/// A screen that checks the order of its callbacks, and may do something at each of them.
@MainActor
private final class Watched: ViewController {
  enum Stage {
    case disappeared, appearing, appeared, disappearing
  }

  private(set) var stage = Stage.disappeared
  private weak var walk: RandomWalk?

  init(_ walk: RandomWalk) {
    self.walk = walk
  }

  override func viewDidLoad() { walk?.react() }
  override func viewWillAppear(_ animated: Bool) { move(from: .disappeared, to: .appearing) }
  override func viewDidAppear(_ animated: Bool) { move(from: .appearing, to: .appeared) }
  override func viewWillDisappear(_ animated: Bool) { move(from: .appeared, to: .disappearing) }
  override func viewDidDisappear(_ animated: Bool) { move(from: .disappearing, to: .disappeared) }
  override func willMove(toParent parent: ViewController?) { walk?.react() }
  override func didMove(toParent parent: ViewController?) { walk?.react() }

  private func move(from expected: Stage, to new: Stage) {
    if stage != expected { walk?.problems.append("\(new) while \(stage)") }
    stage = new
    walk?.react()
  }
}

/// An app that navigates at random, also from within callbacks.
@MainActor
private final class RandomWalk {
  let window = Window()
  var problems: [String] = []
  private var generator: SeededGenerator
  private var reactionsLeft = 0
  private var made: [WeakReference] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let former = Misuse.handler
    Misuse.handler = { _ in }
    defer { Misuse.handler = former }
    window.rootViewController = container()
    window.makeKeyAndVisible()
  }

  /// How many of the screens that were made are still in memory.
  var living: Int { made.count { $0.controller != nil } }

  func step() {
    quietly {
      reactionsLeft = 2
      act()
      reactionsLeft = 0
    }
  }

  /// Sometimes does something, at most twice a step.
  func react() {
    guard reactionsLeft > 0, Int.random(in: 0..<6, using: &generator) == 0 else { return }
    reactionsLeft -= 1
    act()
  }

  func end() {
    quietly { window.rootViewController = nil }
    for case let watched as Watched in made.compactMap(\.controller) where watched.stage != .disappeared {
      problems.append("left \(watched.stage)")
    }
  }

  private func quietly(_ body: () -> Void) {
    let former = Misuse.handler
    Misuse.handler = { _ in }
    body()
    Misuse.handler = former
  }

  private func act() {
    guard let top = window.visibleViewController else { return window.rootViewController = container() }
    let stack = top.navigationController ?? top as? NavigationController
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...3: stack?.pushViewController(screen(), animated: true)
    case 4: stack?.popViewController(animated: true)
    case 5: stack?.popToRootViewController(animated: true)
    case 6:
      stack.map { $0.setViewControllers($0.viewControllers.shuffled(using: &generator) + [screen()], animated: true) }
    case 7, 8: top.present(container(), animated: true)
    case 9:
      let screen = screen()
      screen.modalPresentationStyle = .fullScreen
      top.present(screen, animated: true)
    case 10: top.dismiss(animated: true) { [weak self] in self?.react() }
    case 11: top.tabBarController.map { $0.selectedIndex = 1 - $0.selectedIndex }
    case 12: if Bool.random(using: &generator) { window.rootViewController = container() }
    case 13: addOrRemoveChild(of: top)
    case 14: top.removeFromParent()
    default: try? Bool.random(using: &generator) ? window.swipeToDismiss() : window.goBack()
    }
  }

  private func addOrRemoveChild(of parent: ViewController) {
    if let child = parent.children.last {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    } else if parent is Watched {
      let child = container()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private func container() -> ViewController {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return screen()
    case 1: return remember(NavigationController(rootViewController: screen()))
    default:
      let tabs = remember(TabBarController())
      tabs.viewControllers = [remember(NavigationController(rootViewController: screen())), screen()]
      return tabs
    }
  }

  private func screen() -> Watched { remember(Watched(self)) }

  private func remember<Controller: ViewController>(_ controller: Controller) -> Controller {
    made.append(WeakReference(controller: controller))
    return controller
  }
}

private struct WeakReference {
  weak var controller: ViewController?
}
