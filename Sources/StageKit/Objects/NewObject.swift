/// An object that has been allocated and waits for its initialiser.
struct NewObject: Sendable {
  /// Counts the objects of the process.
  let serial: UInt64
  let metadata: TypeMetadata

  /// Whether an initialiser that a class declares may be this object's.
  func isBuilt(byInitialiserOf declaration: String) -> Bool {
    TypeCatalogue.shared.layout(ofClass: metadata)?.lineage.contains { $0.isNamed(declaration) } ?? false
  }
}
