import Foundation

/// Where the rules' pages are.
public struct PageFolder: Hashable, Sendable {
  private let prefix: String?

  /// The folder at a path, as people see it; `nil` if there are no pages.
  ///
  /// - Parameter path: absolute, or relative to the current folder.
  public init(path: String?) {
    prefix = path.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// Where a rule's page is; `nil` for what is found without a rule.
  func path(of rule: String) -> String? {
    guard let prefix, RuleCatalog.standard.rule(rule) != nil else { return nil }
    return "\(prefix)\(rule).md"
  }

  /// The command that shows a rule's page; `nil` for what is found without a rule.
  ///
  /// A report that leaves the machine names it: the pages' path would be of no use elsewhere.
  static func command(for rule: String) -> String? {
    RuleCatalog.standard.rule(rule) == nil ? nil : "atelier lint --explain \(rule)"
  }

  /// What a rule's page says, in Markdown; `nil` if it cannot be read.
  public func text(of rule: String) -> String? {
    path(of: rule).flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  }
}
