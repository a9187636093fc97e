import Injection
import StageProtocol

extension ValidationQuestion: AnsweredQuestion {
  func answer(in app: StageApp) -> ValidationReport {
    ContainerCatalogue.shared.graph(strictly: isStrict).validated()
  }
}
