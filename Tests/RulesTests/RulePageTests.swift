import Foundation
import Rules
import Testing

struct RulePageTests {
  private let documentation: RuleDocumentation

  init() throws {
    documentation = try RuleDocumentation(sources: [Checkout.path("Sources/Rules/Catalog")])
  }

  @Test func `every rule has a page, and every page a rule`() {
    #expect(documentation.pages.map(\.id) == RuleCatalog.standard.entries.map(\.id))
    #expect(documentation.pages.map(\.title) == RuleCatalog.standard.entries.map(\.title))
  }

  @Test func `every law of the architectures has a page, and those that no machine can check say so`() {
    let laws = [("CC", 11), ("PC", 11), ("VI", 14), ("FS", 12), ("FC", 12)].flatMap { prefix, count in
      (1...count).map { "\(prefix)-\($0)" }
    }
    let pages = documentation.pages.filter { !$0.id.hasPrefix("SM-") }
    #expect(pages.map(\.id) == laws)

    let unchecked = RuleCatalog.standard.entries.filter { !$0.isChecked }
    #expect(unchecked.map(\.id) == ["FC-9"])
    for rule in unchecked {
      #expect(pages.first { $0.id == rule.id }?.text.contains("No machine can check this") == true)
    }
  }

  /// A law with many cases lists them below that, so that nobody has to read them first.
  @Test func `a page says why and how, and shows both kinds of code`() throws {
    let checked = Set(RuleCatalog.standard.entries.filter(\.isChecked).map(\.id))
    for page in documentation.pages where checked.contains(page.id) {
      let headings = page.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings.prefix(4) == ["## Why", "## How to fix it", "## Found", "## Right"], "\(page.id)")
      #expect([[], ["## What counts", "## What does not count"]].contains(headings.dropFirst(4)), "\(page.id)")
    }
  }

  @Test func `a rule finds its page's wrong example, and not the right one`() throws {
    let read = Set(RuleCatalog.standard.entries.filter(\.isRead).map(\.id))
    for page in documentation.pages where read.contains(page.id) {
      let wrong = try #require(page.example(below: "Found"))
      let right = try #require(page.example(below: "Right"))
      #expect(try findings(in: page.files(of: wrong), by: page.id).isEmpty == false, "\(page.id)")
      #expect(try findings(in: page.files(of: right), by: page.id) == [], "\(page.id)")
    }
  }

  @Test func `the checked-in pages are those that the comments make: make pages`() throws {
    let catalog = Checkout.path("Sources/Rules/Rules.docc")
    let names = try FileManager.default.contentsOfDirectory(atPath: catalog)
    var files: [String: String] = [:]
    for name in names { files[name] = try String(contentsOfFile: "\(catalog)/\(name)", encoding: .utf8) }
    #expect(files.keys.sorted() == documentation.files.keys.sorted())
    for (name, text) in documentation.files { #expect(files[name] == text, "\(name)") }
  }
}

extension RulePage {
  /// An example as files: it may say with `// Library/Name.swift` where what follows stands.
  fileprivate func files(of example: String) -> [String: String] {
    var files: [String: String] = [:]
    var name = "Sample.swift"
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// "), line.hasSuffix(".swift") {
        name = String(line.dropFirst(3))
      } else {
        files[name, default: ""] += line + "\n"
      }
    }
    return files
  }
}
