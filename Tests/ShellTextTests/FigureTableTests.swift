import ShellText
import Testing

struct FigureTableTests {
  private let table = FigureTable(
    heading: ["wiring", "a|b"], rows: [["one, \"two\"", "1"], ["line\nend", nil]])

  @Test func `what Markdown would read as a column is escaped`() {
    #expect(
      table.markdown.hasPrefix(
        """
        | wiring | a\\|b |
        | --- | ---: |
        | one, "two" | 1 |
        """))
  }

  @Test func `what would end a field of a spreadsheet is quoted`() {
    #expect(
      table.csv == """
        wiring,a|b
        "one, ""two\""",1
        "line
        end",
        """)
  }
}
