import Foundation
import Rules
import SeededRandom

/// A project of some of the rules' own examples, a file for each declaration, which somebody changes here and there.
struct ChangingProject {
  private(set) var files: [String: String] = [:]
  private(set) var configuration: Configuration
  private var generator: SeededGenerator

  /// The examples in the tests of rules that look at source, one list for each rule.
  static let examples: [[String]] = ["Catalog", "Searching"].flatMap { SwiftFiles.all(in: "Tests/RulesTests/\($0)") }
    .sorted { $0.path < $1.path }.compactMap { file -> [String]? in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      let blocks = text.components(separatedBy: "\"\"\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
      let examples = blocks.map(withoutIndentation).filter { $0.contains(/(?:class|struct|protocol|extension)\s/) }
      return examples.isEmpty ? nil : examples
    }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let all = RuleCatalog.standard.entries.filter(\.isRead).map(\.id)
    let architecture = Architecture.allCases.randomElement(using: &generator)
    configuration = Configuration(
      architecture: Bool.random(using: &generator) ? architecture : nil, enabled: all, appModules: ["ViperApp"])
    // Examples of one rule use the same names.
    for _ in 0..<3 {
      let examples = Self.examples.randomElement(using: &generator)?.shuffled(using: &generator) ?? []
      for declaration in examples.prefix(4).flatMap(Self.declarations) { files[newName()] = declaration }
    }
  }

  var sources: [SourceText] {
    files.sorted { $0.key < $1.key }.map { SourceText(name: $0.key, bytes: Array($0.value.utf8)) }
  }

  /// Changes something, as a person who works on the project might, or a cat on the keyboard.
  mutating func change() {
    switch Int.random(in: 0..<22, using: &generator) {
    case 0: files[newName()] = pick(files)?.value
    case 1: files[pick(files)?.key ?? ""] = nil
    case 2: if let name = pick(files)?.key { files[newName()] = files.removeValue(forKey: name) }
    case 3: renameEverywhere()
    case 4: configure()
    case 5: files[newName()] = "extension \(name()): \(name()) {\n  var \(name().lowercased()): \(name())? { nil }\n}\n"
    case 6:
      files[newName()] = "typealias \(name()) = \(["() -> Void", name()].randomElement(using: &generator) ?? "")\n"
    case 7: changeLines { $0.insert("", at: $1) }
    case 8:
      let rule = RuleCatalog.standard.entries.randomElement(using: &generator)?.id ?? ""
      changeLines { $0.insert("// atelier:disable \(rule) for a while", at: $1) }
    case 9: changeLines { $0.remove(at: $1) }
    case 10:
      let line = pick(files)?.value.split(separator: "\n").randomElement(using: &generator).map(String.init) ?? ""
      changeLines { $0.insert(line, at: $1) }
    case 11: changeDeclarations { $0.shuffled(using: &$1) }
    case 12:
      let (type, other) = (name(), name())
      changeDeclarations { parts, _ in parts + ["enum \(other) {\n  class \(type): \(other) {}\n}\n"] }
    case 13:
      let (type, other) = (name(), name())
      changeDeclarations { parts, _ in ["extension \(type) {\n  typealias \(other) = \(type)\n}\n"] + parts }
    case 14:
      let type = name()
      changeDeclarations { parts, _ in parts + ["func makeCoordinator() -> \(type) { \(type)() }\n"] }
    case 15, 16:
      let (type, made) = (name(), name())
      changeDeclarations { parts, _ in
        parts + ["extension \(type) {\n  func make\(made)() {\n    let made = \(made)()\n    made.begin()\n  }\n}\n"]
      }
    default: changeName()
    }
  }

  /// Writes another name that stands somewhere in the project in one place.
  private mutating func changeName() {
    guard let (file, text) = pick(files) else { return }
    let places = text.ranges(of: /[A-Za-z]\w+/)
    guard let place = places.randomElement(using: &generator) else { return }
    files[file] = text.replacingCharacters(in: place, with: name())
  }

  private mutating func renameEverywhere() {
    let (old, new) = (
      name(), name() + ["", "Impl", "Protocol", "Presenter", "s"][Int.random(in: 0..<5, using: &generator)]
    )
    files = files.mapValues { text in
      text.replacing(/[A-Za-z]\w*/) { $0.output == old ? new[...] : $0.output }
    }
  }

  private mutating func configure() {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: configuration.architecture = Architecture.allCases.randomElement(using: &generator)
    case 1: configuration.architecture = nil
    case 2:
      guard let role = Role.inSources.randomElement(using: &generator) else { return }
      configuration.roles = [role: Configuration.Names(endings: [name()], inherits: [name()])]
    default: configuration.singletons = [name()]
    }
  }

  private mutating func changeDeclarations(_ change: ([String], inout SeededGenerator) -> [String]) {
    guard let (file, text) = pick(files) else { return }
    files[file] = change(Self.declarations(of: text), &generator).joined()
  }

  private mutating func changeLines(_ change: (inout [String], Int) -> Void) {
    guard let (file, text) = pick(files) else { return }
    var lines = text.components(separatedBy: "\n")
    guard let place = lines.indices.randomElement(using: &generator) else { return }
    change(&lines, place)
    files[file] = lines.joined(separator: "\n")
  }

  /// A name that stands somewhere in the project.
  private mutating func name() -> String {
    let text = pick(files)?.value ?? ""
    let names = text.matches(of: /[A-Za-z]\w+/).map { String($0.output) }
    return names.filter { $0.first?.isUppercase == true }.randomElement(using: &generator)
      ?? names.randomElement(using: &generator) ?? "Nobody"
  }

  private mutating func newName() -> String {
    let folder = ["", "Domain/", "Library/", "Screens/User/"].randomElement(using: &generator) ?? ""
    return "\(folder)\(Int.random(in: 0..<10_000, using: &generator)).swift"
  }

  private mutating func pick(_ files: [String: String]) -> (key: String, value: String)? {
    files.sorted { $0.key < $1.key }.randomElement(using: &generator)
  }

  private static func withoutIndentation(_ text: String) -> String {
    let lines = text.components(separatedBy: "\n").dropFirst()
    let indentation = lines.last?.count ?? 0
    return lines.dropLast().map { String($0.dropFirst(indentation)) }.joined(separator: "\n") + "\n"
  }

  /// The declarations of some code: each ends with a line that begins with a bracket, or before an empty line.
  private static func declarations(of text: String) -> [String] {
    var parts = [""]
    for line in text.components(separatedBy: "\n") {
      parts[parts.count - 1] += line + "\n"
      if line.hasPrefix("}") || line.isEmpty { parts.append("") }
    }
    return parts.filter { $0.contains(/\w/) }
  }
}
