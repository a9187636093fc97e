import Rules

/// A made-up VIPER app, as large as is asked for.
enum SampleProject {
  static let linesPerFile = 200

  /// Files of 200 lines: presenters, interactors, view controllers and services in turn.
  static func files(count: Int) -> [SourceText] {
    (0..<count).map { number in
      let kind = ["Presenter", "Interactor", "ViewController", "Service"][number % 4]
      let name = "Screen\(number / 4)\(kind)"
      return SourceText(name: "Sources/\(name).swift", bytes: Array(text(of: name, kind: kind).utf8))
    }
  }

  private static func text(of name: String, kind: String) -> String {
    var lines = ["import Foundation", "", "final class \(name) {", "  private let service: any UserService", ""]
    var number = 0
    while lines.count < linesPerFile - 1 {
      lines += member(number)
      number += 1
    }
    return (lines.prefix(linesPerFile - 1) + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Two lines of a closed member, so that a file can be cut off behind any of them but the last.
  private static func member(_ number: Int) -> [String] {
    switch number % 4 {
    case 0: ["  private var value\(number): [String: Int] = [:]"]
    case 1:
      [
        "  func load\(number)(id: Int) { service.user(id: id) { [weak self] result in self?.show(result, at: \(number)) } }"
      ]
    case 2:
      [
        "  var title\(number): String { names.filter { !$0.isEmpty }.map { $0.uppercased() }.joined(separator: \", \") }"
      ]
    default:
      [
        "  func show(_ user: User, at index\(number): Int) { if user.id > index\(number) { value0[user.name] = user.id + 1 } }"
      ]
    }
  }
}
