import Testing

struct NoStrongSelfTests {
  @Test(arguments: [
    """
    final class Menu {
      func f() { model.onChange = { self.render() } }
    }
    """,
    """
    final class Menu {
      func f() { stream.sink { self.show($0) }.store(in: &bag) }
    }
    """,
    """
    final class Menu {
      func f() { store.load { self.show($0) } }
    }
    final class Store {
      func load(then: @escaping (Int) -> Void) {}
    }
    """,
    """
    final class Menu {
      lazy var close = { self.end() }
    }
    """,
    """
    final class Menu {
      func f() { stream.sink { [weak self] in
        guard let self else { return }
        model.onChange = { self.render() }
      } }
    }
    """,
    """
    final class Menu {
      func f() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }
    }
    """,
    """
    final class Menu {
      func f() { viewModel.onClose = close }
      func close() {}
    }
    """,
    """
    final class Menu {
      func f() { viewModel.onClose = self.close }
      func close() {}
    }
    """,
    """
    final class MenuCoordinator {
      func f() -> () -> Void {
        return { self.close() }
      }
    }
    """,
    #"""
    final class Menu {
      func f() { model.$title.assign(to: \.title, on: self).store(in: &bag) }
    }
    """#,
    """
    final class Menu {
      lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, path, _ in self.cell(path) }
    }
    """,
    """
    final class Menu {
      func layout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { index, _ in self.section(index) } }
    }
    """,
    """
    final class Menu {
      func f() { button.addAction(UIAction { _ in self.close() }, for: .touchUpInside) }
    }
    """,
    """
    final class MenuViewModel {
      func f() { api.fetch(page: 1, completion: { self.show($0) }) }
    }
    """,
    """
    final class Menu {
      static let empty = Menu()
      func f() { model.onChange = { self.render() } }
    }
    """,
    """
    final class MenuViewController: UIViewController {
      func cell(_ cell: MenuCell) { cell.onTap = { self.open() } }
    }
    """,
  ])
  func `what SM-3 forbids is found`(source: String) throws {
    #expect(try found(source, by: "SM-3").isEmpty == false)
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
