import StageProtocol

/// Who keeps whom alive in the running app, read from the objects themselves.
public enum OwnershipGraph {
  /// Reads what can be reached from some objects.
  ///
  /// No code of the app runs meanwhile: nothing is described, made or loaded lazily.
  ///
  /// - Parameters:
  ///   - roots: Objects that live as long as the app, with the name by which it holds them.
  ///   - index: Where the app's types are declared.
  ///   - includesKit: Whether the kit's own objects are shown, too, instead of being looked through.
  @MainActor
  public static func capture(
    roots: [(label: String, object: AnyObject)], index: SourceIndex, includesKit: Bool = false
  ) -> ObjectGraph {
    ObjectMap(HeapRoots(objects: roots), index: index, shown: Shown(includesKit: includesKit)).graph
  }
}
