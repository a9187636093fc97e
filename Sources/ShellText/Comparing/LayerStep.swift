import Architectures
import StageProtocol

/// Calls in a row that one layer gets from another.
struct LayerStep: Hashable, Encodable {
  /// Calls of one function of one type.
  struct Call: Hashable, Encodable {
    let type: String
    /// With the values of its arguments if they were the same each time.
    fileprivate(set) var member: CalledMember

    init(_ call: CallTrace.Call) {
      type = call.type
      member = call.member
    }

    /// The member, with its arguments as far as there is room for them.
    func member(within room: Int) -> String { member.forms().form(within: room) }

    /// The same behind the type, as a trace writes it: `UserPresenter.signOutTapped()`.
    func path(within room: Int) -> String { member.forms(in: type).form(within: room) }
  }

  let layer: Layer
  /// In their order, each once.
  var calls: [Call]

  /// The steps of a trace: each call that comes from another layer, those to the same layer together. Types without a
  /// part in the architecture are passed over, and so are initialisers: what is built is shown separately.
  static func steps(of trace: CallTrace) -> [LayerStep] {
    var steps: [LayerStep] = []
    var layers: [Layer?] = []
    for call in trace.calls {
      layers = Array(layers.prefix(call.depth))
      let caller = layers.last ?? nil
      let layer = call.role?.layer
      layers.append(layer ?? caller)
      guard let layer, layer != caller, call.member.kind != .initialiser else { continue }
      if steps.last?.layer != layer { steps.append(LayerStep(layer: layer, calls: [])) }
      steps[steps.count - 1].add(Call(call))
    }
    return steps
  }

  private mutating func add(_ call: Call) {
    let isSame = { (other: Call) in
      other.type == call.type && other.member.withoutValues == call.member.withoutValues
    }
    guard let index = calls.firstIndex(where: isSame) else { return calls.append(call) }
    if calls[index].member != call.member { calls[index].member = call.member.withoutValues }
  }
}
