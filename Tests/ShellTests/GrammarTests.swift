import Shell
import Testing

struct GrammarTests {
  private let session = Session(
    wirings: WiringCatalog(wirings: []), builder: FakeBuilder([:]), commands: .echo)

  @Test(arguments: [
    ("echo a b  c", "a|b|c"),
    ("echo 'a b' c", "a b|c"),
    (#"echo "a \"b\" \\ \c""#, #"a "b" \ \c"#),
    (#"echo 'a \" b'"#, #"a \" b"#),
    (#"echo a\ b \' \\"#, #"a b|'|\"#),
    ("echo a'b c'd\"e f\"", "ab cde f"),
    ("echo '' \"\"", "|"),
    ("echo a # b", "a"),
    ("echo a#b", "a#b"),
    ("echo 'a;b' c\\;d", "a;b|c;d"),
    ("echo Dee\u{301}\tO’Hara 田中", "Dee\u{301}|O’Hara|田中"),
    ("echo -- --json", "--json"),
    ("echo '--json' \"--help\"", "--json|--help"),
  ])
  func `words are read as a Unix shell reads them`(line: String, words: String) {
    #expect(session.answer(line) == words)
  }

  @Test(arguments: ["", "   ", "# nothing", ";", " ; ;; # x"])
  func `a line without commands does nothing`(line: String) {
    #expect(session.outputs(line).isEmpty)
    #expect(session.run(line: line) { _ in } == .done)
  }

  @Test func `a semicolon separates commands, of which the first that fails is the last`() {
    #expect(session.answer("echo a;echo b ; echo c") == "a\nb\nc")
    let pasted = String(repeating: "(", count: 10_000)
    #expect(
      session.answer(pasted)
        == "there is no command \"\(String(repeating: "(", count: 40))…\"; `help` lists them all")
    #expect(session.answer("echo a; ecko b; echo c") == "a\nthere is no command \"ecko\"; did you mean `echo b`?")
  }

  @Test(arguments: [
    ("echo 'a b", "the quote ' at column 6 is never closed; end the text with another '"),
    ("echo é \"", "the quote \" at column 8 is never closed; end the text with another \""),
    ("echo a\\", "the backslash at column 7 has nothing behind it; write \\\\ for a backslash"),
  ])
  func `an open quote is reported with its column, and nothing is carried out`(line: String, message: String) {
    #expect(
      session.answer("echo before; " + line)
        == message.replacing(/column (\d+)/) { "column \(Int($0.1).map { $0 + 13 } ?? 0)" })
    #expect(session.run(line: line) { _ in } == .wrongUse)
  }
}
