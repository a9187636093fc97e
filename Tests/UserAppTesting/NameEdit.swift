/// What somebody types into the fields of Ann's name.
public nonisolated struct NameEdit: Sendable {
  public let first: String
  public let last: String
  /// A name can be saved when both its parts are there and one is new.
  public let canBeSaved: Bool

  public static let samples = [
    NameEdit(first: "Ann", last: "Appleseed", canBeSaved: false),
    NameEdit(first: " Ann ", last: "Appleseed", canBeSaved: false),
    NameEdit(first: "Anna", last: "Appleseed", canBeSaved: true),
    NameEdit(first: "Ann", last: "Apple seed", canBeSaved: true),
    NameEdit(first: "", last: "Appleseed", canBeSaved: false),
    NameEdit(first: "Anna", last: " \t", canBeSaved: false),
  ]
}
