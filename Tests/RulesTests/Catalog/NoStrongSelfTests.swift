import Testing

struct NoStrongSelfTests {
  @Test(arguments: [
    (
      """
      final class Menu {
        func f() { model.onChange = { self.render() } }
      }
      """,
      """
      2:31 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { stream.sink { self.show($0) }.store(in: &bag) }
      }
      """,
      """
      2:26 a closure of Menu holds self strongly, which sink may keep
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { store.load { self.show($0) } }
      }
      final class Store {
        func load(then: @escaping (Int) -> Void) {}
      }
      """,
      """
      2:25 a closure of Menu holds self strongly, which load may keep until it has an answer
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        lazy var close = { self.end() }
      }
      """,
      """
      2:20 a closure of Menu holds self strongly, kept in close
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { stream.sink { [weak self] in
          guard let self else { return }
          model.onChange = { self.render() }
        } }
      }
      """,
      """
      4:22 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
      }
      """,
      """
      2:79 a closure of Menu holds self strongly, which scheduledTimer may keep
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { viewModel.onClose = close }
        func close() {}
      }
      """,
      """
      2:34 onClose keeps Menu.close, and a method holds its self strongly
        fix: write a closure that captures `[weak self]` and calls close
      """
    ),
    (
      """
      final class Menu {
        func f() { viewModel.onClose = self.close }
        func close() {}
      }
      """,
      """
      2:39 onClose keeps Menu.close, and a method holds its self strongly
        fix: write a closure that captures `[weak self]` and calls close
      """
    ),
    (
      """
      final class MenuCoordinator {
        func f() -> () -> Void {
          return { self.close() }
        }
      }
      """,
      """
      3:12 a closure of MenuCoordinator holds self strongly, returned for others to keep
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      #"""
      final class Menu {
        func f() { model.$title.assign(to: \.title, on: self).store(in: &bag) }
      }
      """#,
      """
      2:27 a subscription of Menu holds self strongly, which assign(to:on:) keeps
        fix: write `assign(to: &$property)`, or a `sink` with `[weak self]`
      """
    ),
    (
      """
      final class Menu {
        lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, path, _ in self.cell(path) }
      }
      """,
      """
      2:79 a closure of Menu holds self strongly, which UITableViewDiffableDataSource may keep
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { index, _ in self.section(index) } }
      }
      """,
      """
      2:81 a closure of Menu holds self strongly, which UICollectionViewCompositionalLayout may keep
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        func f() { button.addAction(UIAction { _ in self.close() }, for: .touchUpInside) }
      }
      """,
      """
      2:40 a closure of Menu holds self strongly, which UIAction may keep
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class MenuViewModel {
        func f() { api.fetch(page: 1, completion: { self.show($0) }) }
      }
      """,
      """
      2:45 a closure of MenuViewModel holds self strongly, which fetch may keep until it has an answer
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class Menu {
        static let empty = Menu()
        func f() { model.onChange = { self.render() } }
      }
      """,
      """
      3:31 a closure of Menu holds self strongly, kept in onChange
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
    (
      """
      final class MenuViewController: UIViewController {
        func cell(_ cell: MenuCell) { cell.onTap = { self.open() } }
      }
      """,
      """
      2:46 a closure of MenuViewController holds self strongly, kept in onTap
        fix: capture `[weak self]`, or only the part that is needed
      """
    ),
  ])
  func `what SM-3 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "SM-3") == report)
  }

  @Test(arguments: [
    """
    final class Menu {
      func f() { model.onChange = { [weak self] in self?.render() } }
    }
    """,
    """
    final class Menu {
      func f() { model.onChange = { [unowned self] in self.render() } }
    }
    """,
    """
    final class Menu {
      func f() { names.map { self.name($0) }.forEach { self.add($0) } }
    }
    """,
    """
    final class Menu {
      func f() { queue.sync { self.count += 1 } }
    }
    """,
    """
    final class Menu {
      lazy var view: View = { self.makeView() }()
    }
    """,
    """
    final class Menu {
      func f() { container.onMake = { print(Menu.self) } }
    }
    """,
    """
    final class Menu {
      func f() { store.each { self.show($0) } }
    }
    final class Store {
      func each(_ body: (Int) -> Void) {}
    }
    """,
    """
    final class Menu {
      func f() { DispatchQueue.main.async { self.render() } }
    }
    """,
    """
    struct Menu {
      func f() { model.onChange = { self.render() } }
    }
    """,
    #"""
    final class Menu {
      func f() { model.names = names.sorted(by: { $0.count < $1.count }).map(\.self) }
    }
    """#,
    """
    final class Menu {
      func f() { stream.sink { [weak self] in
        guard let self else { return }
        names.forEach { self.add($0) }
      } }
    }
    """,
    """
    final class Menu {
      func f() { onClose = close }
      init(close: @escaping () -> Void) { self.onClose = close }
    }
    """,
    """
    struct Menu {
      func f() { viewModel.onClose = close }
      func close() {}
    }
    """,
    """
    final class Menu {
      static func f() { window.onClose = close }
      static func close() {}
    }
    """,
    """
    final class Menu {
      func f() { model.$title.assign(to: &$title) }
    }
    """,
    """
    final class Menu {
      func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() } }
    }
    """,
    """
    final class Menu {
      func f() { alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in self.close() }) }
    }
    """,
    """
    final class Menu {
      func f() { UIContextualAction(style: .destructive, title: nil) { _, _, done in self.delete() } }
    }
    """,
    """
    final class Menu {
      func menu() -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Delete") { _ in self.delete() }])
        }
      }
    }
    """,
    """
    final class Menu {
      func f() {
        UIView.animate(withDuration: 1, animations: { self.fade() }, completion: { _ in self.end() })
        UIView.animateKeyframes(withDuration: 1, delay: 0) { self.fade() }
        animator.addCompletion { _ in self.end() }
        label.snp.makeConstraints { $0.edges.equalTo(self.view) }
      }
    }
    """,
    """
    final class Menu {
      func f() {
        present(alert, animated: true) { self.end() }
        dismiss(animated: true, completion: { self.end() })
      }
    }
    """,
    """
    final class UserRepository {
      func f(completion: @escaping (User) -> Void) {
        client.request(endpoint) { self.cache($0) }
        storage.load(completion: { self.cache($0) })
      }
    }
    """,
    """
    final class Pool {
      func take() -> () -> Void {
        return { self.release() }
      }
    }
    """,
    """
    final class UserStorage {
      func f() { stack.perform(completion: { self.save() }) }
    }
    """,
    """
    final class Reachability {
      static let shared = Reachability()
      private init() { monitor.pathUpdateHandler = { self.update($0) } }
    }
    """,
    """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func f() { center.onPush = { self.open($0) } }
    }
    """,
  ])
  func `what SM-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-3") == [])
  }
}
