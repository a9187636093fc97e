/// Where the app's code is, and where it declares its types: written when the app is compiled, read by the stage.
public struct SourceIndex: Hashable, Sendable, Codable {
  /// By the type's name without its module.
  public private(set) var types: [String: Location]
  /// Properties and global variables by their names, `UserPresenter.view`, `Registry.shared` or `cache`, without the
  /// module.
  public private(set) var variables: [String: Variable]
  /// What people call each file, by its path.
  public let files: [String: String]

  /// An index of these types, variables and files.
  public init(types: [String: Location], variables: [String: Variable] = [:], files: [String: String] = [:]) {
    self.types = types
    self.variables = variables
    self.files = files
  }

  /// Adds the types and variables of another index; those that have a name already stay as they are.
  public mutating func merge(_ other: SourceIndex) {
    types.merge(other.types) { own, _ in own }
    variables.merge(other.variables) { own, _ in own }
  }

  /// A property or a global variable.
  public struct Variable: Hashable, Sendable, Codable {
    /// How a variable that keeps nothing alive refers to its object.
    public enum Reference: String, Hashable, Sendable, Codable {
      case weak
      case unowned
      /// Unowned, and not even checked.
      case unchecked
    }

    /// Where it is declared.
    public let place: Location
    /// Nil for a variable that keeps what it holds.
    public let reference: Reference?
    /// Why what it holds is meant to outlive its screen, from a comment `// atelier:keeps <reason>`; nil without one.
    public let keeps: String?

    /// A variable that is declared somewhere.
    public init(place: Location, reference: Reference? = nil, keeps: String? = nil) {
      self.place = place
      self.reference = reference
      self.keeps = keeps
    }
  }

  /// A place in the app's folder.
  public struct Location: Hashable, Sendable, Codable {
    /// Relative to the app's folder.
    public let file: String
    /// From 1.
    public let line: Int

    /// A line of a file.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }
}
