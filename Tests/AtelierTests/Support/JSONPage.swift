import Foundation
import Testing

/// Documentation/json.md, read: the forms of answers in JSON, with examples.
struct JSONPage {
  /// The answer of one command.
  struct Answer: Sendable, CustomTestStringConvertible {
    /// As it is called on the page: `graph --diff`.
    let name: String
    /// The commands that lead to it; nil if they cannot be given.
    let line: String?
    /// What it is: one of these types.
    fileprivate let type: JSONType
    /// As the page shows it.
    let example: String

    var testDescription: String { name }
  }

  /// In the order of the page.
  private(set) var answers: [Answer] = []
  private var forms: [String: [Field]] = [:]

  fileprivate struct Field {
    let name: String
    let type: JSONType
    let isOptional: Bool
  }

  fileprivate indirect enum JSONType: Sendable {
    case text, number, truth, progress
    case list(JSONType)
    case form(String)
  }

  /// Something on the page that cannot be read.
  struct Flaw: Error {
    let words: String
  }

  init() throws {
    let url = Program.checkout.appending(path: "Documentation/json.md")
    let sections = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n### ").dropFirst()
    for section in sections {
      let heading = section.prefix { $0 != "\n" }
      let fields = try section.split(separator: "\n").compactMap(Self.field)
      guard heading.hasPrefix("`") else {
        forms[String(heading)] = fields
        continue
      }
      let name = heading.filter { $0 != "`" }.replacing(" --json", with: "")
      guard let version = section.firstMatch(of: /Version 1, (a list of|an?) (objects?|\[([a-z ]+)\])/),
        let example = section.firstMatch(of: /\n```json\n((?s).+?)\n```/)
      else { throw Flaw(words: "\(name) has no version, or no example") }
      if version.3 == nil { forms["of \(name)"] = fields }
      let form = JSONType.form(version.3.map(String.init) ?? "of \(name)")
      answers.append(
        Answer(
          name: name, line: section.firstMatch(of: /Example: `(.+)`\. Version/).map { String($0.1) },
          type: version.1 == "a list of" ? .list(form) : form, example: String(example.1)))
    }
  }

  /// What of an answer is not as the page says.
  func flaws(in json: String, of answer: Answer) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    var flaws: Set<String> = []
    check(value, answer.type, "", &flaws)
    return flaws.sorted()
  }

  private func check(_ value: Any, _ type: JSONType, _ path: String, _ flaws: inout Set<String>) {
    switch type {
    case .text: if !(value is String) { flaws.insert("\(path) is not a text") }
    case .number: if !Self.isNumber(value) { flaws.insert("\(path) is not a number") }
    case .truth: if Self.isNumber(value) || !(value is Bool) { flaws.insert("\(path) is not yes or no") }
    case .progress: if (value as? [String: Any])?["format"] as? String != "atelier-progress" { flaws.insert(path) }
    case .list(let type):
      guard let list = value as? [Any] else { return _ = flaws.insert("\(path) is not a list") }
      for entry in list { check(entry, type, "\(path)[]", &flaws) }
    case .form(let name):
      guard let object = value as? [String: Any] else { return _ = flaws.insert("\(path) is not an object") }
      guard let fields = forms[name] else { return _ = flaws.insert("there is no form \(name) for \(path)") }
      for key in object.keys where !fields.contains(where: { $0.name == key }) {
        flaws.insert("\(path).\(key) is not on the page")
      }
      for field in fields {
        if let value = object[field.name] {
          check(value, field.type, "\(path).\(field.name)", &flaws)
        } else if !field.isOptional {
          flaws.insert("\(path).\(field.name) is missing")
        }
      }
    }
  }

  /// A number in JSON, and not one of the two that stand for yes and no.
  private static func isNumber(_ value: Any) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return !["c", "B"].contains(String(cString: number.objCType))
  }

  private static func field(_ line: Substring) throws -> Field? {
    guard line.hasPrefix("| `") else { return nil }
    let cells = line.dropFirst(2).components(separatedBy: " | ")
    let isOptional = cells[1].hasSuffix(" or missing")
    let type = isOptional ? String(cells[1].dropLast(" or missing".count)) : cells[1]
    return Field(name: cells[0].filter { $0 != "`" }, type: try self.type(type), isOptional: isOptional)
  }

  /// `text`, `[number]`, `[object](#object)`, `[[object](#object)]`.
  private static func type(_ text: String) throws -> JSONType {
    switch text {
    case "text": return .text
    case "number": return .number
    case "yes or no": return .truth
    default: break
    }
    if let link = text.wholeMatch(of: /\[([^\[\]]+)\]\(#[a-z-]+\)/) { return .form(String(link.1)) }
    if text.hasSuffix("](progress-format.md)") { return .progress }
    guard text.hasPrefix("["), text.hasSuffix("]") else { throw Flaw(words: "\(text) is no type") }
    return .list(try type(String(text.dropFirst().dropLast())))
  }
}
