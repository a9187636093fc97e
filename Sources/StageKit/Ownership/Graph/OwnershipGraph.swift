import StageProtocol

/// Who keeps whom alive in the running app, read from the objects themselves.
public enum OwnershipGraph {
  /// Reads everything that can be reached from some objects.
  ///
  /// No code of the app runs meanwhile: no description is called, no lazy property is computed.
  ///
  /// - Parameters:
  ///   - roots: objects that live as long as the app, with the name by which it holds them.
  ///   - index: where the app's types are declared.
  ///   - includesKit: whether the kit's own objects are shown, too, instead of being looked through.
  @MainActor
  public static func capture(
    roots: [(label: String, object: AnyObject)], index: SourceIndex, includesKit: Bool = false
  ) -> ObjectGraph {
    ObjectMap(HeapRoots(objects: roots), index: index, visibility: GraphVisibility(includesKit: includesKit)).graph
  }
}
