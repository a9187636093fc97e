import ScreenKit
import StageProtocol

/// Looks into the app from within its process: its objects, and what ties them together.
@MainActor
struct AppInspector {
  let delegate: any ApplicationDelegate
  let index: SourceIndex

  /// Everything that the process holds, and everything that lives.
  private var roots: HeapRoots {
    var roots = HeapRoots(objects: [(.delegate, delegate)], variables: StaticVariables.own(in: index))
    if let window = delegate.window { roots.objects.insert((.window, window), at: 0) }
    roots.work = HeapRoots.Work.ofTasks
    roots.living = ObjectRegistry.shared.living
    return roots
  }

  /// Who built the objects of this moment, and what they were given.
  var injectionGraph: ObjectGraph {
    var builder = InjectionGraphBuilder(
      map: map(), kit: map(includesKit: true), log: TraceRecorder.shared.snapshot, index: index,
      allocation: ObjectRegistry.shared.allocation)
    return builder.build()
  }

  /// The objects at this moment.
  ///
  /// - Parameter includesKit: whether the kit's own objects are shown, too.
  func map(includesKit: Bool = false) -> ObjectMap {
    ObjectMap(roots, index: index, visibility: GraphVisibility(includesKit: includesKit))
  }
}
