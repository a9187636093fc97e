/// A container that shows one of several screens, which a person can choose between.
@MainActor
open class TabBarController: ViewController {
  /// The object that is notified when a person selects a tab.
  open weak var delegate: (any TabBarControllerDelegate)?

  private var selection = 0

  /// A container without tabs.
  public override init() {}

  /// The screens, in the order of their tabs. The selected one stays selected if it stays.
  open var viewControllers: [ViewController] {
    get { children }
    set { replaceTabs(with: newValue) }
  }

  /// The index of the selected tab. An index without a tab is not selected.
  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  /// The screen of the selected tab. A screen without a tab is not selected.
  open var selectedViewController: ViewController? {
    get { children.indices.contains(selection) ? children[selection] : nil }
    set {
      guard let newValue else { return }
      guard let index = children.firstIndex(of: newValue) else {
        return Misuse.noSuchTab(name(of: newValue)).report()
      }
      select(index)
    }
  }

  /// Adds a tab: the children of a tab bar controller are its tabs.
  open override func addChild(_ child: ViewController) {
    replaceTabs(with: children + [child])
  }

  override var shownChildren: [ViewController] { selectedViewController.map { [$0] } ?? [] }

  override func release(_ child: ViewController) {
    replaceTabs(with: children.filter { $0 !== child })
  }

  override func contribute(to builder: inout ScreenBuilder) {
    super.contribute(to: &builder)
    if let selectedViewController { builder.add(selectedViewController) }
    guard !isTabBarHidden else { return }
    for (index, tab) in children.enumerated() {
      let value = index == selection ? "selected" : "unselected"
      builder.append(.button, text: tab.tabTitle, id: nil, value: value, target: .tab(index, of: self))
    }
  }

  /// Selects a tab as a person does. Tapping the selected one goes back to its first screen.
  func tapTab(_ index: Int) {
    guard children.indices.contains(index) else { return }
    if index == selection {
      (children[index] as? NavigationController)?.popToRootViewController(animated: true)
    }
    select(index)
    delegate?.tabBarController(self, didSelect: children[index])
  }

  /// Whether a screen that was pushed in the selected tab hides the tabs. The first of a stack was not pushed.
  private var isTabBarHidden: Bool {
    guard let stack = selectedViewController as? NavigationController else { return false }
    return stack.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  private func select(_ index: Int) {
    guard children.indices.contains(index) else { return Misuse.noSuchTab("\(index)").report() }
    guard index != selection else { return }
    Transition.run(.tab, in: window, animated: false) { self.selection = index }
  }

  private func replaceTabs(with tabs: [ViewController]) {
    var stack: [ViewController] = []
    for tab in tabs where !stack.contains(tab) && canHold(tab) { stack.append(tab) }
    let new = stack.subtracting(children)
    announceChildren(stack)
    let gone = children.subtracting(stack)
    let selected = selectedViewController
    Transition.run(.tab, in: window, animated: false) {
      setChildren(stack)
      self.selection = selected.flatMap { stack.firstIndex(of: $0) } ?? min(self.selection, max(0, stack.count - 1))
    } end: {
      for tab in new where tab.parent === self { tab.didMove(toParent: self) }
      for tab in gone { self.forget(tab) }
    }
  }
}

extension ViewController {
  /// The title of the screen's tab: its own, or that of the first screen in it.
  fileprivate var tabTitle: String {
    title ?? navigationItem.title ?? children.first?.tabTitle ?? ""
  }
}

/// Receives notifications when a person selects a tab, but not when code selects it.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// A person has selected a tab, which may be the one that was selected before.
  func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}
