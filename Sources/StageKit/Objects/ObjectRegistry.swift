import CStageHooks
@_spi(Stage) import Injection
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
    var makers: [UInt64: Maker] = [:]
    var latest: UInt64 = 0
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

  /// Who has made an object.
  func maker(of serial: UInt64) -> Maker? {
    state.withLock { $0.makers[serial] }
  }

  private func noteMaker(of object: NewObject) {
    // The trace has a lock of its own, so it is asked before this one is taken.
    let (moment, depth) = TraceRecorder.shared.noteNew(object)
    // A factory that began after the call did is nearer to the object than the call is.
    let factory = FactoryWatch.innermost.flatMap { $0.depth > depth ? $0.origin : nil }
    state.withLock { state in
      state.makers[object.serial] = Maker(moment: moment, factory: factory)
      state.latest = max(state.latest, object.serial)
    }
  }

  /// Notes that an object's initialiser begins now: what was made since it was allocated are the first values of its
  /// stored properties.
  func noteInitialiser(of serial: UInt64) {
    state.withLock { state in
      guard let maker = state.makers[serial], state.latest > serial else { return }
      for later in serial + 1...state.latest where state.makers[later]?.moment.call == maker.moment.call {
        if state.makers[later]?.owner == nil { state.makers[later]?.owner = serial }
      }
    }
  }
}
