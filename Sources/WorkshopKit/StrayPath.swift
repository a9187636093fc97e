import Yams

/// Paths in a text from elsewhere that lead out of the folder in which it lies.
public enum StrayPath {
  /// Whether a word is such a path: it begins at the root or at somebody's home, or goes up.
  public static func isStray(_ word: String) -> Bool {
    word.hasPrefix("/") || word.hasPrefix("~") || word.split(separator: "/").contains("..")
  }

  /// The first such path among the keys and values of a YAML text; nil if there is none, or the text is not YAML.
  public static func first(inYAML text: String) -> String? {
    guard let root = (try? compose(yaml: text)) ?? nil else { return nil }
    return first(in: root)
  }

  private static func first(in node: Node) -> String? {
    switch node {
    case .scalar(let scalar): isStray(scalar.string) ? scalar.string : nil
    case .sequence(let nodes): nodes.lazy.compactMap(first).first
    case .mapping(let pairs): pairs.lazy.compactMap { first(in: $0.key) ?? first(in: $0.value) }.first
    case .alias: nil
    }
  }
}
