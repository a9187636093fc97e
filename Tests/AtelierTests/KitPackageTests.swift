import Foundation
import StageProtocol
import Testing

/// The package of the kit alone, which an installed copy is given.
struct KitPackageTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Program.checkout.appending(path: path), encoding: .utf8)
  }

  /// The names of a package's targets, each with what it depends on.
  private static func targets(in manifest: String) -> [String: Set<String>] {
    let targets = manifest.components(separatedBy: "arget(").dropFirst().compactMap { text -> (String, Set<String>)? in
      guard let name = text.firstMatch(of: /^\s*name: "(\w+)"/) else { return nil }
      let list = text.components(separatedBy: "dependencies: [").dropFirst().first.map { list in
        var depth = 1
        return list.prefix { character in
          depth += character == "[" ? 1 : character == "]" ? -1 : 0
          return depth > 0
        }
      }
      let words = list.map {
        $0.replacing(/\binjection\b/, with: "\"Injection\"").replacing(/, package: "\w+"/, with: "")
      }
      return (String(name.1), Set((words ?? "").matches(of: /"(\w+)"/).map { String($0.1) }))
    }
    return Dictionary(targets) { first, _ in first }
  }

  @Test func `it has the kit's targets, with what they depend on`() throws {
    let whole = Self.targets(in: try Self.text("Package.swift"))
    let alone = Self.targets(in: try Self.text("Scripts/kit-package.swift"))
    let elsewhere: Set = ["Injection", "OpenCombine", "COpenCombineHelpers"]
    #expect(alone["StageKit"]?.contains("StageProtocol") == true)
    for (name, dependencies) in alone where !elsewhere.contains(name) {
      #expect(whole[name] == dependencies, "\(name)")
    }
    let unused: Set = ["OpenCombineDispatch", "OpenCombineFoundation"]
    #expect(Set(KitModules.swift + KitModules.c).subtracting(unused) == Set(alone.keys))
  }

  @Test func `its sources are installed beside it`() throws {
    let install = try Self.text("Scripts/install")
    for name in Self.targets(in: try Self.text("Scripts/kit-package.swift")).keys {
      #expect(install.contains(name), "\(name)")
    }
  }
}
