import ScreenKit
import StageProtocol

extension ScreenQuestion: AnsweredQuestion {
  func answer(in app: StageApp) throws(Refusal) -> Screen { try app.window.screen }
}
