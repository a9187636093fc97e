import Foundation
import Shell
import Testing

/// What `help kit` says, held against the sources of the kit.
struct KitHelpTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  /// The code of a folder without blanks, so that it can be compared however it is broken into lines.
  private static func code(_ folder: String) throws -> String {
    let url = sources.appending(path: folder)
    let files = try #require(FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// The names in the table of `help kit`.
  private static let names: [String] = {
    let lines = Session.fake().answer("help kit").components(separatedBy: "\n")
    return lines.drop { $0 != "types" }.dropFirst().prefix { !$0.isEmpty }.filter { !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }()

  /// What `help kit` says of a type: its declarations, a declaration a string.
  private func declarations(of name: String) -> [String] {
    let lines = Session.fake().answer("set width 200; help kit \(name)").components(separatedBy: "\n")
    let code = lines.dropFirst(2).prefix { $0 != "For example:" }.map { String($0.dropFirst(4)) }
    return code.reduce(into: []) { declarations, line in
      if line.hasPrefix(" ") || line.hasPrefix(")") {
        declarations[declarations.count - 1] += line
      } else if !line.isEmpty {
        declarations.append(line)
      }
    }
  }

  @Test func `every declaration stands in the kit's sources`() throws {
    let code = Self.squeezed(try Self.code("ScreenKit") + Self.code("StageKit/Runtime"))
    for name in Self.names {
      let declarations = declarations(of: name)
      #expect(!declarations.isEmpty, "\(name)")
      for declaration in declarations { #expect(code.contains(Self.squeezed(declaration)), "\(declaration)") }
    }
  }

  @Test func `every public type of views and controllers is explained`() throws {
    let code = try Self.code("ScreenKit/Views") + Self.code("ScreenKit/Controllers")
    let types = code.matches(of: /(?:open|public final) class (\w+)/).map { String($0.1) }
    #expect(types.count > 15)
    #expect(Set(types).subtracting(Self.names) == [])
  }
}
