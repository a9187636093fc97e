import StageProtocol

/// Calls in a row that one layer gets from another.
struct LayerStep: Hashable, Encodable {
  let layer: Layer
  /// In the order of their first call, each once.
  var types: [String]

  /// The steps of a trace: each call that comes from another layer, those to the same layer together. Types without a
  /// part in the architecture are passed over.
  static func steps(of trace: CallTrace) -> [LayerStep] {
    var steps: [LayerStep] = []
    var layers: [Layer?] = []
    for call in trace.calls {
      layers = Array(layers.prefix(call.depth))
      let caller = layers.last ?? nil
      let layer = Layer(role: call.role)
      layers.append(layer ?? caller)
      guard let layer, layer != caller else { continue }
      if steps.last?.layer != layer { steps.append(LayerStep(layer: layer, types: [])) }
      if !steps[steps.count - 1].types.contains(call.type) { steps[steps.count - 1].types.append(call.type) }
    }
    return steps
  }
}
