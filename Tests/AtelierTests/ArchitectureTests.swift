import Foundation
import Testing

/// ARCHITECTURE.md against the sources.
struct ArchitectureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// By module, what the table in ARCHITECTURE.md lets it import.
  private static func allowedImports() throws -> [String: Set<String>] {
    let page = try String(contentsOf: root.appending(path: "ARCHITECTURE.md"), encoding: .utf8)
    var allowed: [String: Set<String>] = [:]
    for line in page.split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 5, let module = names(in: cells[1]).first else { continue }
      allowed[module] = Set(names(in: cells[2]))
    }
    return allowed
  }

  private static func names(in cell: Substring) -> [String] {
    cell.matches(of: /`(\w+)`/).map { String($0.output.1) }
  }

  private static func folder(of module: String) -> URL {
    root.appending(path: module == "Injection" ? "Packages/Injection/Sources/Injection" : "Sources/\(module)")
  }

  /// The modules that the files of a folder import, each with a file that does.
  private static func imports(in folder: URL) throws -> [String: String] {
    var imports: [String: String] = [:]
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      // Two columns are those of `#if`; what stands further in is app code in a text.
      for match in source.matches(of: /(?m)^ {0,2}(?:@\w+(?:\(\w+\))?\s+)*(?:public )?import (?:struct )?(\w+)/) {
        imports[String(match.output.1)] = file.lastPathComponent
      }
    }
    return imports
  }

  @Test func `every module of Sources stands in the table`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
    let swift = folders.filter { folder in
      let files = FileManager.default.enumerator(atPath: Self.root.appending(path: "Sources/\(folder)").path)
      return files?.contains { ($0 as? String)?.hasSuffix(".swift") == true } == true
    }
    #expect(Set(try Self.allowedImports().keys) == Set(swift + ["Injection"]))
  }

  @Test func `a module imports none of ours but those that the table allows`() throws {
    let allowed = try Self.allowedImports()
    let ours = Set(allowed.keys).union(["CMarkGFM", "CReadline", "CStageHooks"])
    for (module, modules) in allowed {
      for (imported, file) in try Self.imports(in: Self.folder(of: module)) where ours.contains(imported) {
        #expect(modules.contains(imported), "\(module)/…/\(file) imports \(imported)")
      }
    }
  }

  @Test func `an installation has every module that the kit imports`() throws {
    let ours = Set(try Self.allowedImports().keys)
    var kit: Set<String> = []
    var waiting: Set = ["ScreenKit", "Routing", "StageKit"]
    while let module = waiting.popFirst() {
      kit.insert(module)
      waiting.formUnion(try Self.imports(in: Self.folder(of: module)).keys.filter { ours.contains($0) })
      waiting.subtract(kit)
    }
    let script = try String(contentsOf: Self.root.appending(path: "Scripts/install"), encoding: .utf8)
    let list = try #require(script.firstMatch(of: /for module in (.*); do/))
    #expect(kit.subtracting(list.output.1.split(separator: " ").map(String.init)).isEmpty)
  }

  @Test func `the page on the protocol lists each question that a stage answers`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Documentation/stage-protocol.md"), encoding: .utf8)
    let folder = Self.root.appending(path: "Sources/StageProtocol/Questions")
    var named: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let source = try String(contentsOf: file, encoding: .utf8)
      named.formUnion(source.matches(of: /static let name = "(\w+)"/).map { String($0.output.1) })
    }
    let listed = page.split(separator: "\n").compactMap { $0.firstMatch(of: /^\| `(\w+)` \|.*\|.*\|$/) }
    #expect(named == Set(listed.prefix(named.count).map { String($0.output.1) }))
  }
}
