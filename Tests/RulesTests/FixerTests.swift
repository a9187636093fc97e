import Rules
import Testing

struct FixerTests {
  /// What a file becomes, and what was fixed in it; `nil` if it stays as it is.
  private func fixed(
    _ source: String, by rule: String, and other: String? = nil, beside others: [String: String] = [:],
    _ architecture: Architecture? = nil
  ) throws -> String? {
    var sources = others.sorted { $0.key < $1.key }.map { SourceText(name: $0.key, bytes: Array($0.value.utf8)) }
    sources.append(SourceText(name: "Sample.swift", bytes: Array(source.utf8)))
    let linter = try Linter(
      configuration: Configuration(architecture: architecture), only: [rule] + [other].compactMap(\.self))
    let findings = linter.lint(sources).findings
    try #require(!findings.isEmpty)
    return Fixer(linter).fixed(sources, findings).first { $0.name == "Sample.swift" }
      .map { String(decoding: $0.new, as: UTF8.self) }
  }

  @Test(arguments: [
    (
      "VI-3", "protocol UserViewInput: AnyObject {}\nclass UserPresenter {\n  var view: UserViewInput?\n}",
      "protocol UserViewInput: AnyObject {}\nclass UserPresenter {\n  weak var view: UserViewInput?\n}"
    ),
    (
      "VI-3", "protocol UserViewInput: class {}\nclass UserPresenter {\n  private var view: UserViewInput!\n}",
      "protocol UserViewInput: class {}\nclass UserPresenter {\n  private weak var view: UserViewInput!\n}"
    ),
    (
      "VI-12",
      "protocol UserInteractorOutput: AnyObject {}\r\nclass UserInteractor {\r\n"
        + "  var output: (any UserInteractorOutput)? = nil // later\r\n}\r\n",
      "protocol UserInteractorOutput: AnyObject {}\r\nclass UserInteractor {\r\n"
        + "  weak var output: (any UserInteractorOutput)? = nil // later\r\n}\r\n"
    ),
    (
      "FC-4", "class UserFlowController {\n  var controller: UINavigationController?\n}",
      "class UserFlowController {\n  weak var controller: UINavigationController?\n}"
    ),
    (
      "SM-9", "protocol MenuDelegate: AnyObject {}\nclass Menu: UIView {\n  public var delegate: MenuDelegate?\n}",
      "protocol MenuDelegate: AnyObject {}\nclass Menu: UIView {\n  public weak var delegate: MenuDelegate?\n}"
    ),
    (
      "FC-6", "class UserViewModel {\n  @Published var name = \"\"\n  func load() { self.name = \"Ann\" }\n}",
      "class UserViewModel {\n  @Published private(set) var name = \"\"\n  func load() { self.name = \"Ann\" }\n}"
    ),
    (
      "SM-3", "class Menu: UIView {\n  func f() { model.onChange = { self.render() } }\n  func render() {}\n}",
      "class Menu: UIView {\n  func f() { model.onChange = { [weak self] in self?.render() } }\n  func render() {}\n}"
    ),
    (
      "SM-3", "class Menu: UIView {\n  func f() { model.onChange = {self.count = $0} }\n  var count = 0\n}",
      "class Menu: UIView {\n  func f() { model.onChange = { [weak self] in self?.count = $0} }\n  var count = 0\n}"
    ),
    (
      "SM-3",
      "class Menu: UIView {\n  func f() { model.onChange = { [model] id in self.show(id) } }\n  func show(_ id: Int) {}\n}",
      "class Menu: UIView {\n  func f() { model.onChange = { [weak self, model] id in self?.show(id) } }\n"
        + "  func show(_ id: Int) {}\n}"
    ),
    (
      "SM-3",
      "class Menu: UIView {\n  func f() { model.onChange = { id in later { [weak self] in self?.show(id) } } }\n}",
      "class Menu: UIView {\n  func f() { model.onChange = { [weak self] id in later { [weak self] in self?.show(id) } } }\n}"
    ),
    (
      "SM-3",
      """
      class Menu: UIView {
        func f() {
          model.onChange = { id in
            self.ids.append(id)
            names.forEach { print($0) }
            self.render()
          }
        }
      }
      """,
      """
      class Menu: UIView {
        func f() {
          model.onChange = { [weak self] id in
            guard let self else { return }
            self.ids.append(id)
            names.forEach { print($0) }
            self.render()
          }
        }
      }
      """
    ),
  ])
  func `what needs no judgement is fixed, and all else stays as it is`(
    rule: String, source: String, expected: String
  ) throws {
    #expect(try fixed(source, by: rule) == expected)
  }

  @Test(arguments: [
    // Who makes the object may be the only one to keep it.
    (
      "VI-3",
      "protocol UserViewInput: AnyObject {}\nclass UserPresenter {\n  var view: UserViewInput?\n"
        + "  init() { view = UserView() }\n}"
    ),
    (
      "SM-9",
      "protocol MenuDelegate: AnyObject {}\nclass MenuHandler: MenuDelegate {}\nclass Menu: UIView {\n"
        + "  var delegate: MenuDelegate?\n  init(delegate: MenuDelegate) { self.delegate = delegate }\n}\n"
        + "func f() -> Menu { Menu(delegate: MenuHandler()) }"
    ),
    (
      "VI-12",
      "class UserInteractor {\n  var output: UserPresenter?\n}\nclass UserPresenter {\n"
        + "  let interactor: UserInteractor\n}\n"
        + "class Maker { func f(i: UserInteractor) { let p = UserPresenter(); i.output = p; p.begin() } }"
    ),
    (
      "VI-13",
      "class AddWireframe {\n  var addPresenter: AddPresenter?\n}\n"
        + "class AddPresenter {\n  var addWireframe: AddWireframe?\n}\nclass AppDependencies {\n"
        + "  func f() {\n    let w = AddWireframe()\n    let p = AddPresenter()\n    w.addPresenter = p\n"
        + "    p.addWireframe = w\n    root.wireframe = w\n  }\n}"
    ),
    // A protocol that values may conform to, one that nobody knows, and what is never nil cannot be weak.
    ("VI-3", "protocol UserViewInput {}\nclass UserPresenter {\n  var view: UserViewInput?\n}"),
    ("VI-3", "class UserPresenter {\n  var view: UserViewInput?\n}"),
    ("VI-3", "protocol UserViewInput: AnyObject {}\nclass UserPresenter {\n  let view: UserViewInput\n}"),
    ("FC-4", "class UserFlowController {\n  var controllers: [UIViewController]?\n}"),
    ("FC-6", "class UserViewModel {\n  public var name = \"\"\n}"),
    // Who comes next would not see that the setter is wanted.
    ("FC-6", "class UserViewModel {\n  var name = \"\"\n}\nclass NameViewModel: UserViewModel {}"),
    // What such a closure hands out is not known.
    ("SM-3", "class Menu: UIView {\n  func f() { model.onChange = { self.isOpen } }\n  var isOpen = false\n}"),
    ("SM-3", "class Menu: UIView {\n  func f() { model.onChange = { self.find() } }\n  func find() -> Int { 1 }\n}"),
    ("SM-3", "class Menu: UIView {\n  func f() { model.onChange = { self.view.render() } }\n}"),
    (
      "SM-3", "class Menu: UIView {\n  func f() { model.onChange = {\n    self.render()\n    return self.size\n  } }\n}"
    ),
    // Two uses, and a list that names self.
    (
      "SM-3",
      "class Menu: UIView {\n  func f() { model.onChange = { self.show(self.id) } }\n  func show(_ id: Int) {}\n}"
    ),
    ("SM-3", "class Menu: UIView {\n  func f() { model.onChange = { [self] in render() } }\n  func render() {}\n}"),
    // What an optional self would be to the closure in it is not known.
    ("SM-3", "class Menu: UIView {\n  func f() { model.onChange = { later { [unowned self] in self.render() } } }\n}"),
    // A closure in it holds the object, too.
    (
      "SM-3",
      "class Menu: UIView {\n  func f() { model.onChange = {\n    self.render()\n    model.onEnd = { self.close() }\n  } }\n}"
    ),
    ("SM-3", "class Menu: UIView {\n  func f() { model.onChange = self.render }\n  func render() {}\n}"),
  ])
  func `where there is a doubt, nothing is changed`(rule: String, source: String) throws {
    #expect(try fixed(source, by: rule) == nil)
  }

  @Test(arguments: [
    "func f(model: UserViewModel) { model.name = \"Ann\" }",
    "func f(model: UserViewModel) { model.name += \"Ann\" }",
    "func f(model: UserViewModel) { model.name.append(\"Ann\") }",
    "func f(model: UserViewModel) { change(&model.name) }",
    "func f(model: UserViewModel) { binder.bind(\\.name, on: model) }",
    "func f(model: UserViewModel) { names.assign(to: \\UserViewModel.name, on: model) }",
    "func f(model: UserViewModel) { model[keyPath: \\.name] = \"Ann\" }",
    "func f(model: UserViewModel) { (model.name, _) = (\"Ann\", 2) }",
    "func f(model: UserViewModel) { (model.id, model.name) = (1, \"Ann\") }",
    "import XCTest\nfunc testName() { model?.name = \"Ann\" }",
    "extension UserViewModel { func clear() { name = \"\" } }",
  ])
  func `a setter that somebody uses stays open, if only in a test`(other: String) throws {
    let source = "class UserViewModel {\n  var name = \"\"\n}"

    #expect(try fixed(source, by: "FC-6", beside: ["Other.swift": other]) == nil)
    #expect(try fixed(source, by: "FC-6", beside: ["Other.swift": "print(model.name == \"\")"]) != nil)
  }

  @Test func `a file says what was fixed in it`() throws {
    let source = "class Menu: UIView {\n  func f() { model.onChange = { self.render() } }\n  func render() {}\n}"
    let linter = try Linter()
    let sources = [SourceText(name: "Menu.swift", bytes: Array(source.utf8))]
    let files = Fixer(linter).fixed(sources, linter.lint(sources).findings)

    #expect(
      files.map { "\($0.name) \($0.findings.map(\.what))" } == [
        "Menu.swift [\"a closure of Menu holds self strongly, kept in onChange\"]"
      ])
    #expect(linter.lint([SourceText(name: "Menu.swift", bytes: files[0].new)]).findings == [])
    #expect(Fixer(linter).fixed(sources, []) == [])
  }

  @Test func `who else is given an object keeps it`() throws {
    let declarations = """
      protocol MenuDelegate: AnyObject {}
      class MenuHandler: MenuDelegate {}
      class Menu: UIView {
        var delegate: MenuDelegate?
      }

      """
    for use in ["owner.add(handler)", "owner.handler = handler", "return handler"] {
      let source = declarations + "func f(menu: Menu) { let handler = MenuHandler(); menu.delegate = handler; \(use) }"
      #expect(try fixed(source, by: "SM-9") == source.replacing("  var delegate", with: "  weak var delegate"))
    }
  }

  @Test func `a setter stays open where there is more code than was read`() throws {
    let sources = [SourceText(name: "A.swift", bytes: Array("class UserViewModel {\n  var name = \"\"\n}".utf8))]
    let linter = try Linter(only: ["FC-6"])
    let findings = linter.lint(sources).findings
    let other = SourceText(name: "B.swift", bytes: Array("func f() { model.name = \"Ann\" }".utf8))

    #expect(Fixer(linter).fixed(sources, findings).count == 1)
    #expect(Fixer(linter).fixed(sources, findings, isPart: true) == [])
    #expect(Fixer(linter).fixed(sources, findings, beside: [other]) == [])
  }

  @Test func `a fix that brings about another finding is left out, and the others of its file are made`() throws {
    // Of two delegates that an object is given both are services, and one is none.
    let source = """
      class MenuPresenter {
        var homeDelegate: MenuViewInput?
        var otherDelegate: MenuDelegate?
      }
      class UserPresenter {
        var view: UserViewInput?
      }
      protocol MenuViewInput: AnyObject {}
      protocol UserViewInput: AnyObject {}
      """

    #expect(
      try fixed(source, by: "VI-3", and: "SM-9") == source.replacing("  var view", with: "  weak var view"))
  }

  @Test func `two closures of one line are fixed, each by itself`() throws {
    let source = "class Menu: UIView { func f() { a.onEnd = { self.end() }; b.onEnd = { self.end() } }; func end() {} }"

    #expect(
      try fixed(source, by: "SM-3")
        == source.replacing("{ self.end() }", with: "{ [weak self] in self?.end() }"))
  }
}
