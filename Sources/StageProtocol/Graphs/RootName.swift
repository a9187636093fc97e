/// How the process itself holds an object.
///
/// In JSON a `kind`, and for a variable its `name` and the `path` in it: `{"kind": "window"}`,
/// `{"kind": "variable", "name": "Registry.shared", "path": "handlers[0]"}`.
public enum RootName: Hashable, Sendable {
  /// It is the app's window.
  case window
  /// It is the application delegate.
  case delegate
  /// A task that has not ended uses it.
  case task
  /// A static or global variable holds it: directly, or at a path within its value.
  case variable(name: String, path: String = "")

  /// The name of the variable; nil for other roots.
  public var variable: String? { if case .variable(let name, _) = self { name } else { nil } }

  /// In running text: `window`, `static ServicesAssembly.shared`.
  public var words: String {
    switch self {
    case .window: "window"
    case .delegate: "delegate"
    case .task: "a task that is not over"
    case .variable(let name, let path):
      "static \(name)" + (path.isEmpty || path.hasPrefix("[") ? path : ".\(path)")
    }
  }

  /// What stands before the object's own name: `static ServicesAssembly.shared`; nil for the window and the delegate,
  /// whose types say what they are.
  public var title: String? {
    switch self {
    case .window, .delegate: nil
    case .task: "task"
    case .variable: words
    }
  }
}

extension RootName: Codable {
  private enum Kind: String, Codable {
    case window, delegate, task, variable
  }

  private enum CodingKeys: CodingKey {
    case kind, name, path
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      switch try container.decode(Kind.self, forKey: .kind) {
      case .window: .window
      case .delegate: .delegate
      case .task: .task
      case .variable:
        .variable(
          name: try container.decode(String.self, forKey: .name),
          path: try container.decodeIfPresent(String.self, forKey: .path) ?? "")
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .window: try container.encode(Kind.window, forKey: .kind)
    case .delegate: try container.encode(Kind.delegate, forKey: .kind)
    case .task: try container.encode(Kind.task, forKey: .kind)
    case .variable(let name, let path):
      try container.encode(Kind.variable, forKey: .kind)
      try container.encode(name, forKey: .name)
      if !path.isEmpty { try container.encode(path, forKey: .path) }
    }
  }
}
