import TerminalText
import Testing

struct SwiftListingTests {
  /// Each run of a listing with what it means, the plain ones left out.
  private func words(of code: String) -> [String] {
    let document = MarkdownDocument(parsing: "```swift\n\(code)\n```")
    return MarkdownRenderer(width: 100).text(for: document).runs.filter { $0.style != .plain }.map { run in
      let style = run.style.meaning.map { "\($0)" } ?? "?"
      return "\(style) \(run.text)"
    }
  }

  @Test(arguments: [
    ("let name = \"Ann\"", ["keyword let", "literal \"Ann\""]),
    ("weak var view: ViewInput?", ["keyword weak", "keyword var"]),
    ("return 0x2a + 1.5  // why", ["keyword return", "literal 0x2a", "literal 1.5", "quiet // why"]),
    ("/* two */ self.count", ["quiet /* two */", "keyword self"]),
    ("/// Says\nfunc a()", ["quiet /// Says", "keyword func"]),
    ("@MainActor final class A {}", ["keyword @MainActor", "keyword final", "keyword class"]),
    ("#if DEBUG\n#endif", ["keyword #if", "keyword DEBUG", "keyword #endif"]),
    ("\"a \\(name) b\"", ["literal \"a ", "literal  b\""]),
    ("guard let self else", ["keyword guard", "keyword let", "keyword self", "keyword else"]),
    ("…", []),
  ])
  func `reserved words, literals and comments stand out, whole program or not`(code: String, expected: [String]) {
    #expect(words(of: code) == expected)
  }
}
