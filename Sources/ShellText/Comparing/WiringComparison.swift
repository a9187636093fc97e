import ScreenKit
import StageProtocol

/// What the same event led to in several wirings.
public struct WiringComparison: Sendable {
  let event: StageEvent
  let wirings: [ComparedWiring]

  /// The outcomes of an event in several wirings.
  public init(event: StageEvent, wirings: [ComparedWiring]) {
    self.event = event
    self.wirings = wirings
  }

  /// The wirings whose screens are not what most of them show, with that screen; of two screens that are shown equally
  /// often, the first counts.
  var differences: [(name: String, screen: Screen)] {
    let shown = wirings.compactMap { wiring in wiring.effect.map { (wiring.name, $0.screen) } }
    guard let usual = usualScreen else { return [] }
    return shown.filter { $0.1 != usual }
  }

  /// The screen that most wirings show.
  var usualScreen: Screen? {
    let screens = wirings.compactMap { $0.effect?.screen }
    return screens.enumerated().max { one, other in
      let counts = (screens.count { $0 == one.element }, screens.count { $0 == other.element })
      return (counts.0, -one.offset) < (counts.1, -other.offset)
    }?.element
  }

  /// The wirings that did not get to the end of the event, and why.
  var failures: [(name: String, reason: String)] {
    wirings.compactMap { wiring in
      if case .failed(let reason) = wiring.outcome { (wiring.name, reason) } else { nil }
    }
  }

  /// The calls of all wirings, aligned by layer.
  var alignment: StepAlignment {
    StepAlignment(wirings.map { $0.effect.map { LayerStep.steps(of: $0.trace) } ?? [] })
  }
}
