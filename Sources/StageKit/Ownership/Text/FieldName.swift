/// The names of stored fields as their authors wrote them.
enum FieldName {
  private static let lazyPrefix = "$__lazy_storage_$_"

  /// `title` for the storage `_title` of a property wrapper, `formatter` for that of a lazy property.
  static func readable(_ name: String) -> String {
    var name = name[...]
    if name.hasPrefix(lazyPrefix) { name = name.dropFirst(lazyPrefix.count) }
    if name.hasPrefix("_"), name.count > 1 { name = name.dropFirst() }
    return String(name)
  }
}
