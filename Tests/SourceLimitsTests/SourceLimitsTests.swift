import SourceLimits
import Testing

struct SourceLimitsTests {
  @Test(arguments: [
    "", "let a = 1", String(repeating: "[", count: 12), String(repeating: "[a]", count: 600),
    // What stands in comments and strings is not code.
    "// " + String(repeating: "[", count: 5000),
    String(repeating: "a[\"[\"] // [[\n", count: 400), String(repeating: "print(\"\\(a)\")\n", count: 400),
    "/* " + String(repeating: "[\n", count: 5000) + "*/ let a = 1",
    "let a = \"" + String(repeating: "[#", count: 5000) + "\"",
    "let a = \"\"\"\n" + String(repeating: "[ \" [\n", count: 5000) + "\"\"\"",
    "let a = #\"\\\"#\nlet b = #\"\"" + String(repeating: "\\([", count: 5000) + "\"#",
    "let a = \"" + String(repeating: "\\([1])[", count: 250) + "\"",
    "let a = [" + String(repeating: "0x1, ", count: 10_000) + "]",
    String(repeating: "let a = [1]\n", count: 10_000),
    "let a = [" + String(repeating: "\\User.name, ", count: 5000) + "]",
    String(repeating: "a.map(\\.b).map(\\.c) { $0[keyPath: \\.d] }\n", count: 5000),
    String(repeating: "\\A.b(", count: 16),
    String(repeating: "#if a\nlet b = 1\n#elseif c\n#else\n#endif\n", count: 5000),
    "let a = b\n" + String(repeating: "  .c { $0 }\n", count: 500),
    "let a = [\n" + String(repeating: "  .b,\n", count: 5000) + "]",
    String(repeating: "let a: Int?\nlet b: C<D>\nlet c =\n  try await d()\n  .e()\n", count: 5000),
    String(repeating: "guard let a = b else { return }\nif a {\n} else if b {\n} else {\n}\n", count: 5000),
    String(repeating: "case .a:\n  .b\n", count: 5000),
  ])
  func `what people write is within the limits`(code: String) {
    #expect(SourceLimits.lineBeyond(in: Array(code.utf8)) == nil)
  }

  @Test(arguments: [
    (String(repeating: "[", count: 13), 1),
    ("let a = 1\n/*\n*/\nlet b = " + String(repeating: "[\n", count: 13), 16),
    ("\n\"\"\"\n\n\"\"\"\n" + String(repeating: "#", count: 1_000_000), 5),
    ("let a = b" + String(repeating: ".c", count: 100_000), 1),
    ("let a = " + String(repeating: "await ", count: 50_000) + "b", 1),
    ("let a: " + String(repeating: "A<", count: 20_000), 1),
    ("let a = " + String(repeating: "\"\\(", count: 5_000), 1),
    (String(repeating: "\"", count: 100_001), 1),
    (String(repeating: "\\(", count: 17), 1),
    ("(((" + String(repeating: "\\", count: 17), 1),
    // What is interpolated is code, at any depth.
    ("let a = \"\\(" + String(repeating: "[", count: 13), 1),
    ("let a = \"\"\"\n\\(\"\\(\"a\" + " + String(repeating: "[", count: 13), 2),
    ("let a = #\"\\#(\n" + String(repeating: "[", count: 13), 2),
    // What stands in strings and comments closes nothing.
    (String(repeating: "a = [ \"]\",\n", count: 13), 13),
    (String(repeating: "a[ // ]\n", count: 13), 13),
    (String(repeating: "a[ // ]\n", count: 12) + "let b = 1\n" + String(repeating: "c\n", count: 200) + "[", 214),
    // A regular expression may hold what begins a comment or a string elsewhere.
    ("let a = /b//" + String(repeating: "[", count: 13), 1),
    ("let a = /\"/ + " + String(repeating: "[", count: 13), 1),
    ("let a = 1\n" + String(repeating: "\\.b(\n", count: 17), 18),
    (String(repeating: "(a, \\(", count: 17), 1),
    (String(repeating: "#if a\n", count: 60_000), 65),
    (String(repeating: "#if a\n#else\n", count: 60_000), 129),
    // Each line is part of the one before, so what is read is as deep as there are lines.
    ("let a = b\n" + String(repeating: ".c\n", count: 60_000), 502),
    (String(repeating: "a ?\n", count: 60_000), 502),
    ("let a: " + String(repeating: "A<\n", count: 60_000), 502),
    ("let a: " + String(repeating: "A ->\n", count: 60_000), 502),
    (String(repeating: "try\n", count: 60_000), 501),
    ("if a {\n" + String(repeating: "} else if b {\n", count: 60_000), 502),
    ("if a\n" + String(repeating: "{\n}\nelse if b, c\n", count: 60_000), 1504),
  ])
  func `what no parser can follow is found, with its line`(code: String, line: Int) {
    #expect(SourceLimits.lineBeyond(in: Array(code.utf8)) == line)
  }
}
