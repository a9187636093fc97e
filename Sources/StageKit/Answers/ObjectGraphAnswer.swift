import StageProtocol

extension ObjectGraphQuestion: AnsweredQuestion {
  func answer(in app: StageApp) -> ObjectGraph {
    switch kind {
    case .ownership: app.inspector.map(includesKit: includesKit).graph
    case .injection: app.inspector.injectionGraph
    case .registrations: ObjectGraph(ContainerCatalogue.shared.graph())
    }
  }
}
