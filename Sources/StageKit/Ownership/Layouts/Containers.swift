/// The standard library's containers, whose storage is read by its layout.
enum Containers {
  /// Structs that consist only of the address of their storage.
  static let structs: Set<TypeIdentity> = [
    TypeIdentity(module: "Swift", name: "Array"),
    TypeIdentity(module: "Swift", name: "ContiguousArray"),
    TypeIdentity(module: "Swift", name: "Dictionary"),
    TypeIdentity(module: "Swift", name: "Set"),
  ]

  static let arrayStorage = TypeIdentity(module: "Swift", name: "_ContiguousArrayStorage")
  static let dictionaryStorage = TypeIdentity(module: "Swift", name: "_DictionaryStorage")
  static let setStorage = TypeIdentity(module: "Swift", name: "_SetStorage")
}
