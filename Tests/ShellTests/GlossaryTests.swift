import Shell
import Testing

struct GlossaryTests {
  @Test(arguments: [
    (
      "glossary behaviorrelay",
      "CurrentValueSubject  a stream with a current value, which whoever has it can write  "
        + "RxSwift: BehaviorRelay, BehaviorSubject"
    ),
    ("glossary UITableView", "ListView  shows rows, which a data source makes  UIKit: UITableView"),
    (
      "glossary \"Set<AnyCancellable>\"",
      "Set<AnyCancellable>  the subscriptions of an object, which end with it  RxSwift: DisposeBag"
    ),
    (
      "glossary objectgraph",
      "graph  a scope: one object for all that one resolve builds; what holds if nothing is said  "
        + "Swinject: graph; Dip: shared; DITranquillity: objectGraph"
    ),
  ])
  func `a word is explained by whatever name it is known`(line: String, answer: String) {
    #expect(Session.fake().answer(line) == answer)
  }

  @Test(arguments: [60, 80])
  func `where a line has no room for it, a word stands above what is said of it`(width: Int) {
    let session = Session.fake(isInteractive: true)
    session.terminal.width = width
    #expect(
      session.answer("glossary DisposeBag") == """
        Set<AnyCancellable>
          the subscriptions of an object, which end with it
          RxSwift: DisposeBag
        """)
  }

  @Test func `a word that others have no name for is listed with what it means`() {
    let rows = Session.fake().answer("glossary").split(separator: "\n")
    #expect(rows.first { $0.hasPrefix("context ") }?.contains("  ") == true)
    #expect(rows.dropLast().allSatisfy { $0.contains("  ") })
  }

  @Test func `a part of a word finds all that have it`() {
    #expect(
      Session.fake().answer("glossary subject").split(separator: "\n").map { $0.prefix { $0 != " " } }
        == ["CurrentValueSubject", "PassthroughSubject"])
  }

  @Test func `a word that nobody knows is refused with the nearest`() {
    #expect(
      Session.fake().answer("glossary DisposeBug")
        == "the glossary has no word \"DisposeBug\"; did you mean `glossary DisposeBag`?")
    #expect(
      Session.fake().answer("glossary qwertyuiop")
        == "the glossary has no word \"qwertyuiop\"; `glossary` lists them all")
  }

  @Test func `without a word, all are listed`() {
    let lines = Session.fake().answer("glossary").split(separator: "\n")
    #expect(lines.count > 25)
    #expect(
      lines.contains { $0.hasPrefix("AnyPublisher ") && $0.hasSuffix("RxSwift: Observable; Combine: AnyPublisher") })
    #expect(lines.last == "`glossary <term>` says what one means")
  }
}
