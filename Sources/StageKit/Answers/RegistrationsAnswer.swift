import Injection
import StageProtocol

extension RegistrationsQuestion: AnsweredQuestion {
  func answer(in app: StageApp) -> RegistrationGraph { ContainerCatalogue.shared.graph() }
}
