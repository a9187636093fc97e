import Rules

/// Something that somebody does to one file of a project.
struct Change: Sendable {
  /// The figure's.
  let id: String
  let name: String
  /// The files with the change, which is at another place for each number from 0.
  let changed: @Sendable (_ files: [SourceText], _ number: Int) -> [SourceText]

  /// For how many numbers a file of another part of the project is changed.
  static let places = 5

  /// What a day's work is made of.
  static let all = [
    one("lint-body", "a statement more in one file") { text, number in
      guard let function = text.firstRange(of: Array("func ".utf8)),
        let body = text[function.upperBound...].firstIndex(of: UInt8(ascii: "{"))
      else { return text }
      return text[...body] + Array(" let added\(number) = 0; ".utf8) + text[(body + 1)...]
    },
    one("lint-signature", "a function of one file with another name") { text, number in
      guard let function = text.firstRange(of: Array("func ".utf8)) else { return text }
      return text[..<function.upperBound] + Array("changed\(number)".utf8) + text[function.upperBound...]
    },
    one("lint-changed", "a function more in one file") { text, number in
      text + Array("\nfunc added\(number)(to list: [Int]) -> Int { list.map { $0 + \(number) }.count }\n".utf8)
    },
    Change(id: "lint-added", name: "a file more") { files, number in
      let code = "import Foundation\n\nfinal class Added\(number)Service {\n  func load(id: Int) {}\n}\n"
      return files + [SourceText(name: "Sources/Zoo\(number).swift", bytes: Array(code.utf8))]
    },
  ]

  /// A change of one file's text: of the first of which that is another, from the place that its number means.
  private static func one(_ id: String, _ name: String, _ edit: @escaping @Sendable ([UInt8], Int) -> [UInt8]) -> Change
  {
    Change(id: id, name: name) { files, number in
      var files = files
      for index in (files.count * (number + 1) / (places + 1))..<files.count {
        let file = files[index]
        let bytes = edit(file.bytes, number)
        guard bytes != file.bytes else { continue }
        files[index] = SourceText(name: file.name, path: file.path, bytes: bytes)
        break
      }
      return files
    }
  }
}
