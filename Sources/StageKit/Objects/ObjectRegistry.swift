import CStageHooks
@_spi(Stage) import Injection
import StageProtocol
import Synchronization

/// The living objects of the app's classes, and the calls that created them. Safe to use from any thread.
///
/// On systems without symbol interposition nothing is registered.
final class ObjectRegistry: Sendable {
  /// The registry of this process.
  static let shared = ObjectRegistry()

  private struct State {
    /// By serial; those of deallocated objects are removed from time to time.
    var allocations: [UInt64: Allocation] = [:]
    var latest: UInt64 = 0
    /// The types of the objects that lived when the current event began, by serial.
    var before: [UInt64: TypeMetadata] = [:]
  }

  private let state = Mutex(State())

  /// Starts to record every object.
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
      if state.allocations.count > 2 * before.count {
        state.allocations = state.allocations.filter { before[$0.key] != nil }
      }
      state.before = before
    }
    atelier_objects_begin_event(UInt32(TraceRecorder.shared.snapshot.number))
  }

  /// Tells the trace which objects the current event has created, and which were deallocated in it.
  func conclude() {
    let before = state.withLock { $0.before }
    let living = living
    let serials = Set(living.map(\.serial))
    let gone = before.filter { !serials.contains($0.key) }.sorted { $0.key < $1.key }
    TraceRecorder.shared.conclude(
      createdTypes: living.filter { before[$0.serial] == nil }.map { TypeName.short($0.metadata.type) },
      freedTypes: gone.map { TypeName.short($0.value.type) })
  }

  /// The living objects, the oldest first.
  var living: [LivingObject] {
    let capacity = atelier_objects_count()
    let objects = [atelier_object](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = atelier_objects_read(buffer.baseAddress, capacity)
    }
    return objects.compactMap(LivingObject.init).sorted { $0.serial < $1.serial }
  }

  /// Who created an object.
  func allocation(of serial: UInt64) -> Allocation? {
    state.withLock { $0.allocations[serial] }
  }

  private func noteMaker(of object: NewObject) {
    // The trace has a lock of its own, so it is asked before this one is taken.
    let (moment, depth) = TraceRecorder.shared.noteNew(object)
    // A factory that began after the call did is nearer to the object than the call is.
    let factory = FactoryWatch.innermost.flatMap { $0.depth > depth ? $0.origin : nil }
    state.withLock { state in
      state.allocations[object.serial] = Allocation(moment: moment, factory: factory)
      state.latest = max(state.latest, object.serial)
    }
  }

  /// Records that an object's initialiser begins now: what was created since the object was allocated are the initial
  /// values of its stored properties.
  func noteInitialiser(of serial: UInt64) {
    state.withLock { state in
      guard let allocation = state.allocations[serial], state.latest > serial else { return }
      for later in serial + 1...state.latest where state.allocations[later]?.moment.call == allocation.moment.call {
        if state.allocations[later]?.owner == nil { state.allocations[later]?.owner = serial }
      }
    }
  }
}
