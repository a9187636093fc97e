import CStageHooks
import StageProtocol
import Synchronization

/// The objects of the app's classes that live, and the calls that made them. Safe to use from any thread.
///
/// On systems without symbol interposition nothing is registered.
final class ObjectRegistry: Sendable {
  /// The registry of this process.
  static let shared = ObjectRegistry()

  private struct State {
    /// By serial; those of objects that are gone are forgotten from time to time.
    var makers: [UInt64: TraceMoment] = [:]
    /// The types of the objects that lived when the present event began, by serial.
    var before: [UInt64: TypeMetadata] = [:]
  }

  private let state = Mutex(State())

  /// Has the runtime tell of every object from now on.
  static func install() {
    atelier_objects_install()
    atelier_objects_tell { serial, type in
      guard let type else { return }
      ObjectRegistry.shared.noteMaker(of: NewObject(serial: serial, metadata: TypeMetadata(pointer: type)))
    }
  }

  /// Begins an event.
  func begin() {
    let living = living
    let before = Dictionary(living.map { ($0.serial, $0.metadata) }) { first, _ in first }
    state.withLock { state in
      if state.makers.count > 2 * before.count { state.makers = state.makers.filter { before[$0.key] != nil } }
      state.before = before
    }
    atelier_objects_begin_event(UInt32(TraceRecorder.shared.snapshot.number))
  }

  /// Tells the trace what the present event has made, and what has ended in it.
  func conclude() {
    let before = state.withLock { $0.before }
    let living = living
    let serials = Set(living.map(\.serial))
    let gone = before.filter { !serials.contains($0.key) }.sorted { $0.key < $1.key }
    TraceRecorder.shared.conclude(
      made: living.filter { before[$0.serial] == nil }.map { TypeName.short($0.metadata.type) },
      gone: gone.map { TypeName.short($0.value.type) })
  }

  /// The objects that live, the oldest first.
  var living: [LivingObject] {
    let capacity = atelier_objects_count()
    let objects = [atelier_object](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = atelier_objects_read(buffer.baseAddress, capacity)
    }
    return objects.compactMap(LivingObject.init).sorted { $0.serial < $1.serial }
  }

  /// Where in the trace an object was made.
  func maker(of serial: UInt64) -> TraceMoment? {
    state.withLock { $0.makers[serial] }
  }

  private func noteMaker(of object: NewObject) {
    // The trace has a lock of its own, so it is asked before this one is taken.
    let moment = TraceRecorder.shared.noteNew(object)
    state.withLock { $0.makers[object.serial] = moment }
  }
}
