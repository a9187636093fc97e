import TerminalText
import Testing

struct MarkdownRendererTests {
  @Test func `a lesson's usual parts, drawn`() {
    let text = """
      # A use case is one verb
      A view model asks for *verbs*, and `SignOutUseCase` is **one** of them. See [the wiring](App/User.swift).

      - a bullet that is long enough to need a second line of text
        1. nested
        2. numbers
      - another

      > Said by somebody
      > on two lines.

      ```swift
      func signOut()
      ```
      ---
      - [x] done
      - [ ] to do
      """

    #expect(
      drawn(text, width: 40) == """
        A use case is one verb

        A view model asks for verbs, and
        `SignOutUseCase` is one of them. See the
        wiring.

        • a bullet that is long enough to need a
          second line of text
          1. nested
          2. numbers
        • another

        │ Said by somebody on two lines.

            func signOut()

        ────────────────────────────────────────

        [x] done
        [ ] to do
        """)
  }

  @Test func `the same parts in words`() {
    let text = """
      # Verbs
      > Quoted

      ```swift
      func signOut()
      ```
      - one
      - [x] two
      - [ ] three

      | who | how |
      |-----|-----|
      | view | weak |
      | presenter | strong |
      """

    #expect(
      spoken(text) == """
        Heading: Verbs

        Quote:
          Quoted

        Code in swift:
            func signOut()

        - one
        - done: two
        - to do: three

        - who: view; how: weak
        - who: presenter; how: strong
        """)
  }

  @Test func `a Swift listing is shown as it is written, whatever stands in it`() {
    let text = """
      ```swift
      let text = "an \\"open\\" quote", other = #"raw"#  // said
      @Test func `each intention leads where it says`(then: @escaping () -> Void) {
        #expect(flow.calls == ["edit name 42"])
        /* 東京 */ let many = 0x2a_ff + 1.5 @
      }
      ```
      """

    #expect(
      drawn(text, width: 100) == """
            let text = "an \\"open\\" quote", other = #"raw"#  // said
            @Test func `each intention leads where it says`(then: @escaping () -> Void) {
              #expect(flow.calls == ["edit name 42"])
              /* 東京 */ let many = 0x2a_ff + 1.5 @
            }
        """)
  }

  @Test func `a table keeps its alignments`() {
    let text = """
      | type | calls | who |
      |:-----|------:|:---:|
      | UserPresenter | 6 | us |
      | 東京 | 12 | them |
      """

    #expect(
      drawn(text, width: 60) == """
        ┌───────────────┬───────┬──────┐
        │ type          │ calls │ who  │
        ├───────────────┼───────┼──────┤
        │ UserPresenter │     6 │  us  │
        │ 東京          │    12 │ them │
        └───────────────┴───────┴──────┘
        """)
  }

  @Test func `a table that is too wide wraps its cells`() {
    let text = """
      | rule | says |
      |------|------|
      | CC-1 | a use case has one member, so that needs read at a glance |
      """

    #expect(
      drawn(text, width: 32) == """
        ┌──────┬───────────────────────┐
        │ rule │ says                  │
        ├──────┼───────────────────────┤
        │ CC-1 │ a use case has one    │
        │      │ member, so that needs │
        │      │ read at a glance      │
        └──────┴───────────────────────┘
        """)
  }

  @Test(arguments: [20, 33, 47, 80])
  func `no line is wider than the width`(width: Int) {
    let text = """
      # A heading that goes on for longer than a narrow terminal is wide
      Pneumonoultramicroscopicsilicovolcanoconiosis 東京東京東京東京東京東京東京東京東京東京東京東京東京東京
      - - - deep lists
            with text that needs wrapping, really, it does

      > > ```
      > > a listing whose line is longer than anything that would ever fit into a narrow terminal
      > > ```

      | one | two | three |
      |---|---|---|
      | Pneumonoultramicroscopicsilicovolcanoconiosis | words and words and words | 3 |
      """

    for form in [MarkdownRenderer.Form.drawn, .spoken] {
      let rendered = MarkdownRenderer(width: width, form: form).text(for: MarkdownDocument(parsing: text))
      #expect(rendered.lines.map(\.columns).filter { $0 > width } == [])
    }
  }

  @Test(arguments: [
    ("a  \nb", "a\nb"),
    ("a\\\nb", "a\nb"),
    ("a\nb", "a b"),
    ("<https://swift.org>", "https://swift.org"),
    ("[docs](https://swift.org)", "docs (https://swift.org)"),
    ("![a graph](graph.png)", "[image: a graph]"),
    ("<!-- a note to authors -->", ""),
    ("~~old~~ new", "old new"),
    ("9. nine\n10. ten", " 9. nine\n10. ten"),
    ("- a\n\n- b", "• a\n\n• b"),
    ("", ""),
  ])
  func `small things`(markdown: String, shown: String) {
    #expect(drawn(markdown, width: 40) == shown)
  }

  @Test func `emphasis, code and listings are styled`() {
    let text = MarkdownRenderer(width: 60).text(
      for: MarkdownDocument(
        parsing: """
          *a* **b** `c`

          ```swift
          let name = "Ann" // who
          ```
          """))

    #expect(
      text.ansi(Palette(theme: .dark, depth: .sixteen)) == """
        \u{1B}[3ma\u{1B}[0m \u{1B}[1mb\u{1B}[0m \u{1B}[95m`c`\u{1B}[0m

            \u{1B}[95mlet\u{1B}[0m name = \u{1B}[92m"Ann"\u{1B}[0m \u{1B}[37m// who\u{1B}[0m
        """)
  }

  private func drawn(_ markdown: String, width: Int) -> String {
    MarkdownRenderer(width: width).text(for: MarkdownDocument(parsing: markdown)).plain
  }

  private func spoken(_ markdown: String) -> String {
    MarkdownRenderer(width: 60, form: .spoken).text(for: MarkdownDocument(parsing: markdown)).plain
  }
}
