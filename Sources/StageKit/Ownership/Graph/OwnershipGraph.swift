import StageProtocol

/// Who keeps whom alive in the running app, read from the objects themselves.
public enum OwnershipGraph {
  /// Reads everything that can be reached from some objects.
  ///
  /// No code of the app runs meanwhile: no description is called, no lazy property is computed.
  ///
  /// - Parameters:
  ///   - roots: objects that live as long as the app, and how it holds them.
  ///   - index: where the app's types are declared.
  ///   - includesKit: whether the kit's own objects are shown, too, instead of being looked through.
  @MainActor
  public static func capture(
    roots: [(name: RootName, object: AnyObject)], index: SourceIndex, includesKit: Bool = false
  ) -> ObjectGraph {
    ObjectMap(HeapRoots(objects: roots), index: index, visibility: GraphVisibility(includesKit: includesKit)).graph
  }
}
