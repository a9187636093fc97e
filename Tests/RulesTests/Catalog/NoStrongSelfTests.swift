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
  ])
  func `what SM-3 allows is not found`(source: String) throws {
    #expect(try found(source, by: "SM-3") == [])
  }
}
