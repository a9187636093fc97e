import ScreenKit
import StageProtocol

/// Remembers which objects belonged to which screen, and finds those that outlive it.
@MainActor
final class LeakWatch {
  /// As long as no object is created or deallocated and the screens are the same, their objects are the same.
  private struct Moment: Equatable {
    let newest: UInt64?
    let count: Int
    let controllers: [ObjectIdentifier]
  }

  private var lastMoment: Moment?
  private var screens: [WatchedScreen] = []
  private var gone: [WatchedScreen] = []
  private var isTooLarge = false

  /// Records the screens before something happens to them.
  func note(_ inspector: AppInspector) {
    let living = ObjectRegistry.shared.living
    let controllers = ScreenHierarchy.controllers(in: inspector.delegate.window)
    let moment = Moment(
      newest: living.last?.serial, count: living.count, controllers: controllers.map(ObjectIdentifier.init))
    guard moment != lastMoment else { return }
    lastMoment = moment
    screens = []
    isTooLarge = living.count > LeakReport.mostObjects
    guard !isTooLarge, !controllers.isEmpty else { return }
    let map = inspector.map()
    let members = ScreenMembers(map.graph, screens: map.ids(of: controllers)).members
    for controller in controllers {
      let object = HeapObject(controller)
      guard let id = map.ids[object], let serial = map.serials[id] else { continue }
      screens.append(
        WatchedScreen(
          serial: serial, type: map.type(of: id), route: controller.restorationIdentifier,
          members: Set(members[id, default: []].compactMap { map.serials[$0] })))
    }
  }

  /// Records the screens that an event has removed.
  func noteGone(_ inspector: AppInspector, event: Int) {
    let present = Set(ScreenHierarchy.controllers(in: inspector.delegate.window).map(HeapObject.init))
    let living = ObjectRegistry.shared.living
    let shown = Set(living.filter { present.contains($0.object) }.map(\.serial))
    let serials = Set(living.map(\.serial))
    for var screen in screens where !shown.contains(screen.serial) {
      screen.gone = (event, VirtualTime.shared.now)
      gone.append(screen)
    }
    gone.removeAll { shown.contains($0.serial) || $0.members.isDisjoint(with: serials) }
  }

  /// Whether `report` may have something to say: objects of a screen that has gone, or that nothing is watched.
  var mayLeak: Bool { isTooLarge || !gone.isEmpty }

  /// Finds what lives on now.
  func report(_ inspector: AppInspector) -> LeakReport {
    let flag = isTooLarge ? true : nil
    guard !gone.isEmpty else { return LeakReport(leaks: [], isTooLarge: flag) }
    let map = inspector.map()
    let shown = map.ids(of: ScreenHierarchy.controllers(in: inspector.delegate.window))
    let search = LeakSearch(map, shown: shown, gone: gone.map(\.serial), index: inspector.index)
    let found = search.leaks(of: gone)
    let meant = found.filter { $0.purpose != nil }
    return LeakReport(
      leaks: found.filter { $0.purpose == nil }, meant: meant.isEmpty ? nil : meant, isTooLarge: flag)
  }
}

extension ObjectMap {
  fileprivate func ids(of controllers: [ViewController]) -> Set<String> {
    Set(controllers.compactMap { ids[HeapObject($0)] })
  }
}
