import ScreenKit
import StageProtocol

/// Calls in a row that one layer gets from another.
struct LayerStep: Hashable, Encodable {
  /// Calls of one function of one type.
  struct Call: Hashable, Encodable {
    let type: String
    /// With the labels of its arguments: `replaceStack(rootUrn:)`.
    let member: String
    /// With their values, where it was called once only.
    fileprivate(set) var values: String?

    init(_ call: CallTrace.Call) {
      type = call.type
      member = call.signature
      values = call.member
    }

    /// The member, with the values of its arguments where there is room for them.
    func member(within room: Int) -> String {
      if let values, TextMetrics.columns(of: values) <= room { values } else { member }
    }

    /// The same behind the type, as a trace writes it: `UserPresenter.signOutTapped()`.
    func path(within room: Int) -> String {
      let whole = CallTrace.path(type: type, member: values ?? member)
      return TextMetrics.columns(of: whole) <= room ? whole : CallTrace.path(type: type, member: member)
    }
  }

  let layer: Layer
  /// In their order, each once.
  var calls: [Call]

  /// The steps of a trace: each call that comes from another layer, those to the same layer together. Types without a
  /// part in the architecture are passed over, and so are initialisers: what is built is told apart.
  static func steps(of trace: CallTrace) -> [LayerStep] {
    var steps: [LayerStep] = []
    var layers: [Layer?] = []
    for call in trace.calls {
      layers = Array(layers.prefix(call.depth))
      let caller = layers.last ?? nil
      let layer = Layer(role: call.role)
      layers.append(layer ?? caller)
      guard let layer, layer != caller, !call.isInitialiser else { continue }
      if steps.last?.layer != layer { steps.append(LayerStep(layer: layer, calls: [])) }
      steps[steps.count - 1].add(Call(call))
    }
    return steps
  }

  private mutating func add(_ call: Call) {
    guard let index = calls.firstIndex(where: { $0.type == call.type && $0.member == call.member }) else {
      return calls.append(call)
    }
    if calls[index].values != call.values { calls[index].values = nil }
  }
}
