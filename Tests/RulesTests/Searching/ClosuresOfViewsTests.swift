import Testing

/// Closures that the views and controls of a screen keep, and what they show.
struct ClosuresOfViewsTests {
  @Test(arguments: [
    // A menu that a function makes for a button in the bar.
    (
      """
      final class UsersViewController: UIViewController {
        override func viewDidLoad() { navigationItem.rightBarButtonItems = [addButton()] }
        private func addButton() -> UIBarButtonItem {
          let add = UIAction(title: "Add", handler: { _ in self.add() })
          return UIBarButtonItem(title: "Edit", menu: UIMenu(title: "", children: [add]))
        }
      }
      """,
      """
      4:47 a closure of UsersViewController holds self strongly, which the control keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Menus that a button is given: one made there, one by a function, one by a property.
    (
      """
      final class MenuViewController: UIViewController {
        private lazy var button = UIButton()
        func showFirst() { button.menu = UIMenu(children: [UIAction(title: "One") { _ in self.choose(1) }]) }
        func showSecond() { button.menu = makeMenu() }
        func makeMenu() -> UIMenu { UIMenu(children: [UIAction(title: "Two") { _ in self.choose(2) }]) }
        func showThird() { button.menu = menu }
        var menu: UIMenu { UIMenu(children: [UIAction(title: "Three") { _ in self.choose(3) }]) }
      }
      """,
      """
      3:77 a closure of MenuViewController holds self strongly, which the control keeps
        fix: capture `[weak self]`, or only the part that is needed
      5:72 a closure of MenuViewController holds self strongly, which the control keeps
        fix: capture `[weak self]`, or only the part that is needed
      7:65 a closure of MenuViewController holds self strongly, which the control keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A header of the list that a view controller inherits, and one that a library adds to views.
    (
      """
      final class OrdersViewController: UITableViewController {
        override func viewDidLoad() {
          tableView.tableHeaderView = RefreshHeader(block: { self.load() })
          tableView.mj_footer = MJRefreshAutoNormalFooter(refreshingBlock: { self.loadMore() })
          tableView.addPullToRefresh { self.load() }
        }
      }
      final class RefreshHeader: UIView {
        private let block: () -> Void
        init(block: @escaping () -> Void) { self.block = block }
      }
      """,
      """
      3:54 a closure of OrdersViewController holds self strongly, which RefreshHeader.init(block:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      4:70 a closure of OrdersViewController holds self strongly, which MJRefreshAutoNormalFooter keeps
        fix: capture `[weak self]`, or only the part that is needed
      5:32 a closure of OrdersViewController holds self strongly, which addPullToRefresh keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A value that is made with another, which the object keeps.
    (
      """
      final class HomeViewController: UIViewController {
        private var content: HomeContent?
        override func viewDidLoad() {
          var card = Card(title: "One")
          card.onTap = { self.open() }
          content = HomeContent(card: card)
        }
      }
      struct Card {
        var title: String
        var onTap: (() -> Void)?
      }
      struct HomeContent {
        var card: Card
      }
      """,
      """
      5:18 a closure of HomeViewController holds self strongly, kept in onTap
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A method of what is held weakly.
    (
      """
      final class HomePresenter {
        weak var output: HomeOutput?
        private var onTap: (() -> Void)?
        func present() { onTap = output?.openCard }
      }
      protocol HomeOutput: AnyObject {
        func openCard()
      }
      """,
      """
      4:36 onTap keeps output.openCard, and a method holds its object strongly
        fix: write a closure that captures `[weak output]` and calls openCard
      """
    ),
    // A bus of events, out of which nobody is taken.
    (
      """
      final class ParkViewController: UIViewController {
        override func viewDidLoad() {
          SwiftEventBus.onMainThread(self, name: "refresh") { _ in self.load() }
        }
      }
      """,
      """
      3:55 a closure of ParkViewController holds self strongly, which onMainThread keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Actions in a list that a property has.
    (
      """
      final class DetailViewController: UIViewController {
        private lazy var options = [
          UIAction(title: "Edit", handler: { _ in self.edit() }),
          UIAction(title: "Delete") { _ in self.delete() },
        ]
      }
      """,
      """
      3:38 a closure of DetailViewController holds self strongly, kept in options
        fix: capture `[weak self]`, or only the part that is needed
      4:31 a closure of DetailViewController holds self strongly, kept in options
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Each step of a chain that sets up a part of the screen.
    (
      """
      final class EditViewController: UIViewController {
        private lazy var bar = TitleBar()
          .addLeftAction { self.close() }
          .addRightAction { self.save() }
      }
      final class TitleBar: UIView {
        private var left: (() -> Void)?
        private var right: (() -> Void)?
        func addLeftAction(_ action: @escaping () -> Void) -> Self {
          left = action
          return self
        }
        func addRightAction(_ action: @escaping () -> Void) -> Self {
          right = action
          return self
        }
      }
      """,
      """
      3:20 a closure of EditViewController holds self strongly, which TitleBar.addLeftAction(_:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      4:21 a closure of EditViewController holds self strongly, which TitleBar.addRightAction(_:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Who is taken out of a bus of events only to be put in anew.
    (
      """
      final class ParkViewController: UIViewController {
        func listen() {
          SwiftEventBus.unregister(self)
          SwiftEventBus.onMainThread(self, name: "refresh") { _ in self.load() }
        }
      }
      """,
      """
      4:55 a closure of ParkViewController holds self strongly, which onMainThread keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A helper that a control keeps by association, whoever says so.
    (
      """
      final class UserViewController: UIViewController {
        private let button = UIButton()
        override func viewDidLoad() {
          button.onTap { self.open() }
          button.onHold { self.close() }
        }
      }
      extension UIControl {
        func onTap(_ action: @escaping () -> Void) {
          let sleeve = Sleeve(action)
          addTarget(sleeve, action: #selector(Sleeve.invoke), for: .touchUpInside)
          objc_setAssociatedObject(self, "tap", sleeve, .OBJC_ASSOCIATION_RETAIN)
        }
        func onHold(_ action: @escaping () -> Void) { _ = Holder(of: self, action: action) }
      }
      final class Sleeve {
        private let action: () -> Void
        init(_ action: @escaping () -> Void) { self.action = action }
      }
      final class Holder {
        private let action: () -> Void
        init(of control: UIControl, action: @escaping () -> Void) {
          self.action = action
          objc_setAssociatedObject(control, "hold", self, .OBJC_ASSOCIATION_RETAIN)
        }
      }
      """,
      """
      4:18 a closure of UserViewController holds self strongly, which UIControl.onTap(_:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      5:19 a closure of UserViewController holds self strongly, which UIControl.onHold(_:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // What the code of a property makes and hands out.
    (
      """
      final class UserViewController: UIViewController {
        private lazy var first: Adapter = { return Adapter(listener: { self.show($0) }) }()
        private lazy var second: Adapter = {
          let adapter = Adapter(listener: { self.show($0) })
          adapter.setUp()
          return adapter
        }()
      }
      final class Adapter {
        private let listener: (Int) -> Void
        init(listener: @escaping (Int) -> Void) { self.listener = listener }
      }
      """,
      """
      2:64 a closure of UserViewController holds self strongly, which Adapter.init(listener:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      4:37 a closure of UserViewController holds self strongly, which Adapter.init(listener:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A view that is made with a closure and put on the screen, where it stays.
    (
      """
      final class TapView: UIView {
        private let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
      }
      final class UserViewController: UIViewController {
        private let stack = UIStackView()
        override func viewDidLoad() {
          let tap = TapView(action: { self.open() })
          view.addSubview(tap)
          stack.addArrangedSubview(TapView { self.open() })
        }
        func open() {}
      }
      """,
      """
      8:31 a closure of UserViewController holds self strongly, which TapView.init(action:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      10:38 a closure of UserViewController holds self strongly, which TapView.init(action:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A gesture of a view, be it given by a function that views have.
    (
      """
      final class Tap: UITapGestureRecognizer {
        private let action: () -> Void
        init(action: @escaping () -> Void) { self.action = action }
      }
      extension UIView {
        func onTap(_ action: @escaping () -> Void) { addGestureRecognizer(Tap(action: action)) }
      }
      final class UserViewController: UIViewController {
        override func viewDidLoad() {
          view.addGestureRecognizer(Tap { self.open() })
          view.onTap { self.open() }
        }
        func open() {}
      }
      """,
      """
      10:35 a closure of UserViewController holds self strongly, which Tap.init(action:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      11:16 a closure of UserViewController holds self strongly, which UIView.onTap(_:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A view of SwiftUI in a controller that is a child of the screen.
    (
      """
      struct Content: View { let onTap: () -> Void }
      final class UserViewController: UIViewController {
        override func viewDidLoad() {
          let content = Content(onTap: { self.open() })
          let host = UIHostingController(rootView: content)
          addChild(host)
        }
        func open() {}
      }
      """,
      """
      4:34 a closure of UserViewController holds self strongly, which Content keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // A view of SwiftUI with which a cell is configured.
    (
      """
      struct Row: View { let onReport: () -> Void }
      final class ChatViewController: UIViewController {
        func cell(for row: Int) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.contentConfiguration = UIHostingConfiguration { Row(onReport: { self.report() }) }
          return cell
        }
        func report() {}
      }
      """,
      """
      5:72 a closure of ChatViewController holds self strongly, which the cell keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // UIKit's own name for the function of an action.
    (
      """
      extension UIControl {
        func addTap(handler: @escaping UIActionHandler) { addAction(UIAction(handler: handler), for: .touchUpInside) }
      }
      final class UserViewController: UIViewController {
        private let button = UIButton()
        override func viewDidLoad() { button.addTap { _ in self.open() } }
        func open() {}
      }
      """,
      """
      6:47 a closure of UserViewController holds self strongly, which UIControl.addTap(handler:) keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // How cells are set up, where a property has that.
    (
      """
      final class UserViewController: UIViewController {
        lazy var names = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in self.fill(cell) }
        func fill(_ cell: UICollectionViewCell) {}
      }
      """,
      """
      2:81 a closure of UserViewController holds self strongly, which CellRegistration keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // The rows of a form, in Eureka.
    (
      """
      final class ProfileViewController: FormViewController {
        override func viewDidLoad() {
          form +++ Section() <<< TextRow("name") { $0.title = "Name" }.onChange { row in self.save(row.value) }
        }
        func save(_ name: String?) {}
      }
      """,
      """
      3:75 a closure of ProfileViewController holds self strongly, which the form keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // Other libraries that pull to refresh.
    (
      """
      final class ListViewController: UIViewController {
        private let tableView = UITableView()
        override func viewDidLoad() {
          tableView.cr.addHeadRefresh(animator: NormalHeader()) { self.load() }
          tableView.spr_setIndicatorHeader { self.load() }
          tableView.configRefreshHeader(container: self) { self.load() }
        }
        func load() {}
      }
      """,
      """
      4:59 a closure of ListViewController holds self strongly, which addHeadRefresh keeps
        fix: capture `[weak self]`, or only the part that is needed
      5:38 a closure of ListViewController holds self strongly, which spr_setIndicatorHeader keeps
        fix: capture `[weak self]`, or only the part that is needed
      6:52 a closure of ListViewController holds self strongly, which configRefreshHeader keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    // What fills a list, by a class of one's own that passes on what it is made with.
    (
      """
      final class FeedSource: UITableViewDiffableDataSource<Int, Int> {
        override init(tableView: UITableView, cellProvider: @escaping CellProvider) {
          super.init(tableView: tableView, cellProvider: cellProvider)
        }
      }
      final class UserViewController: UIViewController {
        private let list = UITableView()
        private var source: FeedSource?
        override func viewDidLoad() {
          source = FeedSource(tableView: list, cellProvider: { _, _, _ in self.cell() })
        }
        func cell() -> UITableViewCell { UITableViewCell() }
      }
      """,
      """
      10:56 a closure of UserViewController holds self strongly, which UITableViewDiffableDataSource keeps
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
  ])
  func `a view or a control keeps it`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-3") == report)
  }

  @Test(arguments: [
    // One that is taken out of a bus of events.
    """
    final class ParkViewController: UIViewController {
      override func viewDidLoad() {
        SwiftEventBus.onMainThread(self, name: "refresh") { _ in self.load() }
      }
      override func viewWillDisappear(_ animated: Bool) { SwiftEventBus.unregister(self) }
    }
    """,
    // A menu that is made each time it is shown.
    """
    final class UsersViewController: UIViewController, UITableViewDelegate {
      func tableView(
        _ list: UITableView, contextMenuConfigurationForRowAt place: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in self.menu() }
      }
      func menu() -> UIMenu { UIMenu(children: [UIAction(title: "Open", handler: { _ in self.open() })]) }
    }
    """,
    // A value that is let go of.
    """
    final class HomeViewController: UIViewController {
      private var content: HomeContent?
      override func viewDidLoad() {
        var card = Card(title: "One")
        card.onTap = { self.open() }
        content = HomeContent(card: card)
      }
      override func viewDidDisappear(_ animated: Bool) { content = nil }
    }
    struct Card {
      var title: String
      var onTap: (() -> Void)?
    }
    struct HomeContent {
      var card: Card
    }
    """,
    // One function that does both, as it is asked to.
    """
    final class TrainingViewController: UIViewController {
      override func viewDidLoad() { listen(true) }
      func finish() { listen(false) }
      private func listen(_ isOn: Bool) {
        if isOn {
          SwiftEventBus.onMainThread(self, name: "x") { _ in self.load() }
        } else {
          SwiftEventBus.unregister(self, name: "x")
        }
      }
    }
    """,
    // What an object beside the screen, by whatever name, holds weakly.
    """
    final class BudgetView: NSObject {
      weak var button: TapButton?
      func setUp() { button?.addListener { self.close() } }
    }
    final class TapButton: UIButton {
      private var listener: (() -> Void)?
      func addListener(_ new: @escaping () -> Void) { listener = new }
    }
    """,
    // A popup that goes by itself.
    """
    final class Popup: UIView {
      var action: (() -> Void)?
      func close() { removeFromSuperview() }
    }
    final class UserViewController: UIViewController {
      @objc func ask() {
        let popup = Popup()
        popup.action = { self.open() }
        view.addSubview(popup)
      }
      func open() {}
    }
    """,
    // The same, made with its action, and one that another function takes away.
    """
    final class Popup: UIView {
      private let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action }
      func close() { removeFromSuperview() }
    }
    final class Hint: UIView {
      private let action: () -> Void
      init(action: @escaping () -> Void) { self.action = action }
    }
    final class UserViewController: UIViewController {
      @objc func ask() {
        let popup = Popup(action: { self.open() })
        view.addSubview(popup)
        let hint = Hint(action: { self.open() })
        view.addSubview(hint)
        later { hint.removeFromSuperview() }
      }
      func open() {}
    }
    """,
  ])
  func `what a view lets go of is not found`(source: String) throws {
    #expect(try found(source, by: "SM-3") == [])
  }
}
