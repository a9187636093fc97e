import Injection
import Testing

/// Objects that refer to each other.
struct CircleBehaviours {
  final class View {
    var presenter: Presenter?
  }

  final class Presenter {
    weak var view: View?
    var model: Model?
  }

  final class Model {
    weak var view: View?
  }

  final class Cell {
    weak var table: Table?
  }

  final class Table {
    var first: Cell?
    var last: Cell?
  }

  let container = Container()

  @Test func `two that are given each other as properties are the same at both ends`() throws {
    container.register(View.init).resolvingProperties { $1.presenter = try $0.resolve() }
    container.register(Presenter.init).resolvingProperties { $1.view = try $0.resolve() }
    let view = try container.resolve(View.self)
    #expect(view.presenter?.view === view)
  }

  @Test func `three that refer to each other are whole, whichever is asked for`() throws {
    container.register(View.init).resolvingProperties { $1.presenter = try $0.resolve() }
    container.register(Presenter.init).resolvingProperties { $1.model = try $0.resolve() }
    container.register(Model.init).resolvingProperties { $1.view = try $0.resolve() }
    typealias Three = (view: View, presenter: Presenter, model: Model)
    container.register(Three.self, name: "view") { (view: View, presenter: Presenter, model: Model) in
      (view, presenter, model)
    }
    container.register(Three.self, name: "presenter") { (presenter: Presenter, model: Model, view: View) in
      (view, presenter, model)
    }
    container.register(Three.self, name: "model") { (model: Model, view: View, presenter: Presenter) in
      (view, presenter, model)
    }
    for first in ["view", "presenter", "model"] {
      let three = try container.resolve(Three.self, name: first)
      #expect(three.view.presenter === three.presenter)
      #expect(three.presenter.model === three.model)
      #expect(three.model.view === three.view)
    }
  }

  @Test func `a transient that two properties take is built for each, whichever end is asked for`() throws {
    container.register(Table.init).resolvingProperties { container, table in
      (table.first, table.last) = (try container.resolve(), try container.resolve())
    }
    container.register(Cell.self, scope: .transient, Cell.init)
    let table = try container.resolve(Table.self)
    #expect(table.first != nil)
    #expect(table.first !== table.last)
    container.register([Table].self) { (cell: Cell, table: Table) in
      cell.table = table
      return [table]
    }
    let other = try container.resolve([Table].self)[0]
    #expect(other.first !== other.last)
  }

  @Test func `a provider breaks a circle`() throws {
    final class Chicken {
      let egg: Egg
      init(egg: Egg) { self.egg = egg }
    }
    final class Egg {
      let chickens: Provider<Chicken>
      init(chickens: Provider<Chicken>) { self.chickens = chickens }
    }
    container.register(Chicken.init)
    container.register(Egg.init)
    let chicken = try container.resolve(Chicken.self)
    #expect(try chicken.egg.chickens.get() === chicken)
  }

  @Test func `the container itself keeps no circle alive`() throws {
    container.register(View.init).resolvingProperties { $1.presenter = try $0.resolve() }
    container.register(Presenter.init).resolvingProperties { $1.view = try $0.resolve() }
    weak var presenter: Presenter?
    do {
      let view = try container.resolve(View.self)
      presenter = view.presenter
      #expect(presenter?.view === view)
    }
    #expect(presenter == nil)
  }
}
