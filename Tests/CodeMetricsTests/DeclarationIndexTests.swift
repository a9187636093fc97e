import CodeMetrics
import Testing

struct DeclarationIndexTests {
  private let index = DeclarationIndex(files: [
    (
      "User.swift",
      """
      import ScreenKit

      // Kept for old times' sake.

      /// Shows a user.
      /// And no more.
      @MainActor
      final class UserPresenter: Presenter {
        weak var view: View?, other: View?
        init(view: View) { self.view = view }
        deinit {}

        // Why it is so.
        func load(id: Int, _ then: () -> Void) {
          func inner() {}
        }
        func load() {}
        subscript(row: Int) -> Int { row }

        enum Kind {
          case one, two
          typealias Name = String
        }
      }

      extension UserPresenter { func save() {} }
      extension UserPresenter.Kind { var text: String { "" } }
      protocol Presenter { func load() }
      func free(_ a: Int) {}
      let shared = 1
      let Shared = 2
      """
    ),
    ("Broken.swift", "struct Broken { func half( "),
  ])

  @Test func `everything that has a name is found, with its lines and the comment above it`() {
    #expect(
      index.declarations.map {
        "\($0.lines.lowerBound)-\($0.lines.upperBound) \($0.line) \($0.isExtension ? "+" : "")\($0.name)"
      }
      .joined(separator: "\n") == """
        5-24 8 UserPresenter
        9-9 9 UserPresenter.view
        9-9 9 UserPresenter.other
        10-10 10 UserPresenter.init(view:)
        11-11 11 UserPresenter.deinit
        13-16 14 UserPresenter.load(id:_:)
        17-17 17 UserPresenter.load()
        18-18 18 UserPresenter.subscript(row:)
        20-23 20 UserPresenter.Kind
        21-21 21 UserPresenter.Kind.one
        21-21 21 UserPresenter.Kind.two
        22-22 22 UserPresenter.Kind.Name
        26-26 26 +UserPresenter
        26-26 26 UserPresenter.save()
        27-27 27 +UserPresenter.Kind
        27-27 27 UserPresenter.Kind.text
        28-28 28 Presenter
        28-28 28 Presenter.load()
        29-29 29 free(_:)
        30-30 30 shared
        31-31 31 Shared
        1-1 1 Broken
        1-1 1 Broken.half()
        """)
  }

  @Test(arguments: [
    ("UserPresenter", ["8 UserPresenter", "26 UserPresenter"]),
    ("userpresenter.SAVE", ["26 UserPresenter.save()"]),
    ("UserPresenter.load", ["14 UserPresenter.load(id:_:)", "17 UserPresenter.load()"]),
    ("UserPresenter.load()", ["17 UserPresenter.load()"]),
    ("load(id:_:)", ["14 UserPresenter.load(id:_:)"]),
    ("load", ["14 UserPresenter.load(id:_:)", "17 UserPresenter.load()", "28 Presenter.load()"]),
    ("Kind", ["20 UserPresenter.Kind", "27 UserPresenter.Kind"]),
    ("free", ["29 free(_:)"]),
    ("shared", ["30 shared"]),
    ("Shared", ["31 Shared"]),
    ("SHARED", ["30 shared", "31 Shared"]),
    ("inner", []),
    ("nobody", []),
  ])
  func `a name is found as people write it`(name: String, expected: [String]) {
    #expect(index.declarations(called: name).map { "\($0.line) \($0.name)" } == expected)
  }
}
