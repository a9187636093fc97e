import Foundation

/// Where the rules' pages are.
public struct PageFolder: Hashable, Sendable {
  private let prefix: String?

  /// The folder at a path, absolute or relative to the current folder; `nil` if there are no pages.
  public init(path: String?) {
    prefix = path.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// The command that shows a rule's page; `nil` for what is found without a rule.
  ///
  /// Reports name it, and not the page's path, which would be of no use on another machine.
  static func command(for rule: String) -> String? {
    RuleCatalog.standard.rule(rule) == nil ? nil : "atelier lint --explain \(rule)"
  }

  /// What a rule's page says, in Markdown; `nil` if it cannot be read.
  public func text(of rule: String) -> String? {
    guard let prefix, RuleCatalog.standard.rule(rule) != nil else { return nil }
    return try? String(contentsOfFile: "\(prefix)\(rule).md", encoding: .utf8)
  }
}
