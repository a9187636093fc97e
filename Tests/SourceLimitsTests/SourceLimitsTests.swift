import SourceLimits
import Testing

struct SourceLimitsTests {
  @Test(arguments: [
    "", "let a = 1", String(repeating: "[", count: 12), String(repeating: "[a]", count: 600),
    // What stands in comments and strings is not code.
    "// " + String(repeating: "[", count: 5000),
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
    // A regular expression may hold what begins a comment or a string elsewhere.
    ("let a = /b//" + String(repeating: "[", count: 13), 1),
    ("let a = /\"/ + " + String(repeating: "[", count: 13), 1),
    ("let a = 1\n" + String(repeating: "\\.b(\n", count: 17), 18),
    (String(repeating: "(a, \\(", count: 17), 1),
  ])
  func `what no parser can follow is found, with its line`(code: String, line: Int) {
    #expect(SourceLimits.lineBeyond(in: Array(code.utf8)) == line)
  }
}
