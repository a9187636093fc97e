import TerminalText
import Testing

struct MarkdownDocumentTests {
  @Test func `blocks know their lines in the file`() {
    let document = MarkdownDocument(
      parsing: """
        # Title

        Prose
        on two lines.

        ```goal
        screen shows "Sign in"
        ```
        - one
        - two
        """, firstLine: 5)

    #expect(document.blocks.map(\.line) == [5, 7, 10, 13])
    guard case .list(let list) = document.blocks[3].content else {
      Issue.record("the last block is a list")
      return
    }
    #expect(list.items.map(\.line) == [13, 14])
  }

  @Test func `a task list says what is ticked`() {
    let document = MarkdownDocument(parsing: "- [x] one\n- [ ] two\n- three")

    #expect(
      document.blocks == [
        MarkdownBlock(
          line: 1,
          content: .list(
            MarkdownList(
              start: nil, isTight: true,
              items: [
                MarkdownList.Item(line: 1, isTicked: true, blocks: [paragraph("one", line: 1)]),
                MarkdownList.Item(line: 2, isTicked: false, blocks: [paragraph("two", line: 2)]),
                MarkdownList.Item(line: 3, blocks: [paragraph("three", line: 3)]),
              ])))
      ])
  }

  @Test func `inline parts nest`() {
    #expect(
      MarkdownDocument(parsing: "a **b *c*** [`d`](e.md)").blocks == [
        MarkdownBlock(
          line: 1,
          content: .paragraph([
            .text("a "), .strong([.text("b "), .emphasis([.text("c")])]), .text(" "),
            .link([.code("d")], destination: "e.md"),
          ]))
      ])
  }

  @Test(arguments: [String(repeating: ">", count: 100_000), String(repeating: "> - ", count: 20_000)])
  func `of what is nested without end, the text is read`(nesting: String) throws {
    let document = MarkdownDocument(parsing: nesting + " *a* `b`\n\nc")
    let text = MarkdownRenderer(width: 40, form: .spoken).text(for: document.blocks).plain
    #expect(text.split(whereSeparator: \.isWhitespace).suffix(2).joined(separator: " ").hasSuffix("c"))
    #expect(text.contains("a b"))
  }

  @Test func `inline parts that are nested without end are read as text`() throws {
    let parts = try #require(
      MarkdownDocument(parsing: String(repeating: "![", count: 5000) + "a" + String(repeating: "](b)", count: 5000))
        .blocks.first)
    guard case .paragraph(let inlines) = parts.content else { throw CancellationError() }
    #expect(inlines.plain == "a")
  }

  @Test func `text with zeros and without end is still a document`() {
    #expect(MarkdownDocument(parsing: "a\u{0}b").blocks == [paragraph("a\u{FFFD}b", line: 1)])
    #expect(
      MarkdownDocument(parsing: "```swift\nlet a").blocks.map(\.content) == [.code(info: "swift", text: "let a\n")])
  }

  private func paragraph(_ text: String, line: Int) -> MarkdownBlock {
    MarkdownBlock(line: line, content: .paragraph([.text(text)]))
  }
}
