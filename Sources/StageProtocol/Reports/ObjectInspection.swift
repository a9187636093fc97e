/// What there is to say of single objects.
public struct ObjectInspection: Hashable, Sendable, Codable {
  /// In the order of the ownership graph.
  public let objects: [Object]
  /// How many more were meant; nil if these are all.
  public let omitted: Int?

  /// What there is to say of these objects.
  public init(objects: [Object], omitted: Int? = nil) {
    self.objects = objects
    self.omitted = omitted
  }

  /// One object.
  public struct Object: Hashable, Sendable, Codable {
    /// As the ownership graph has it.
    public let node: ObjectGraph.Node
    /// Where its class is declared; nil for classes of the kit.
    public let place: SourceIndex.Location?
    /// The classes that it inherits from, the nearest first.
    public let superclasses: [String]
    /// Its stored fields, those that it inherits from the app's classes first.
    public let fields: [Field]
    /// The references to it.
    public let holders: [ObjectGraph.Edge]

    /// An object and what there is to say of it.
    public init(
      node: ObjectGraph.Node, place: SourceIndex.Location?, superclasses: [String], fields: [Field],
      holders: [ObjectGraph.Edge]
    ) {
      self.node = node
      self.place = place
      self.superclasses = superclasses
      self.fields = fields
      self.holders = holders
    }
  }

  /// A stored field and what is in it.
  public struct Field: Hashable, Sendable, Codable {
    /// As its author wrote it.
    public let name: String
    /// In short: `42`, `"Ann"`, the id of an object, `nil`.
    public let value: String
    /// How it refers to an object; nil if it holds a value.
    public let strength: ObjectGraph.Strength?
    /// The class that declares it, if that is not the object's own.
    public let declaredIn: String?

    /// A field and what is in it.
    public init(name: String, value: String, strength: ObjectGraph.Strength? = nil, declaredIn: String? = nil) {
      self.name = name
      self.value = value
      self.strength = strength
      self.declaredIn = declaredIn
    }
  }
}
