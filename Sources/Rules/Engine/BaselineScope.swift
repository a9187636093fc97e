/// What of a project was looked at: of all else that a baseline has, nobody can say whether it is still so.
public struct BaselineScope: Hashable, Sendable, Codable {
  private let roots: [[String]]
  private let apart: [[String]]
  private let rules: Set<String>

  /// What is in some files and folders, as far as some rules look at it.
  ///
  /// - Parameter apart: folders in them that are projects of their own.
  /// - Parameter rules: the only rules that were applied; all if there are none.
  public init(roots: [String], apart: [String] = [], rules: Set<String> = []) {
    self.roots = roots.map(RelativePath.components)
    // What is around a root is not apart from it.
    let roots = self.roots
    self.apart = apart.map(RelativePath.components).filter { folder in !roots.contains { $0.starts(with: folder) } }
    self.rules = rules
  }

  /// Whether a rule was applied to a file, given the names that lead to it from the root of the file system.
  func has(_ file: [String], _ rule: String) -> Bool {
    roots.contains(where: file.starts) && !apart.contains(where: file.starts) && (rules.isEmpty || rules.contains(rule))
  }
}
