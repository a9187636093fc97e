extension OddCase {
  static let builders = OddCase(
    name: "Builders",
    source: ##"""
      @resultBuilder enum ListMaker {
        static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
        static func buildExpression(_ text: String) -> [String] { [text] }
        static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
        static func buildEither(first: [String]) -> [String] { first }
        static func buildEither(second: [String]) -> [String] { second }
      }
      protocol Listed { @ListMaker var body: [String] { get }; @ListMaker func rows(_ n: Int) -> [String] }
      struct Page: Listed {
        let more: Bool
        var body: [String] {
          "one"
          if more { "two" } else { "three" }
        }
        func rows(_ n: Int) -> [String] { "row" }
        @ListMaker var extra: [String] { "x"; "y" }
        @ListMaker func made() -> [String] { "made" }
        func using(@ListMaker _ content: () -> [String]) -> [String] { content() }
        func nested() -> [String] { using { "in"; if more { "more" } } }
        var getter: [String] { @ListMaker get { "got"; "it" } }
      }
      enum Builders {
        static func run() async throws {
          let page = Page(more: true)
          print(page.body, page.rows(1), page.extra, page.made(), page.nested(), page.getter)
        }
      }
      """##)
}
