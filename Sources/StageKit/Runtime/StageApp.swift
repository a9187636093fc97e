import ScreenKit
import StageProtocol

/// The app on the stage, as the answers to questions need it.
@MainActor
final class StageApp {
  let application: Application
  let delegate: any ApplicationDelegate
  let index: SourceIndex
  let leaks = LeakWatch()

  init(application: Application, delegate: any ApplicationDelegate, index: SourceIndex) {
    self.application = application
    self.delegate = delegate
    self.index = index
  }

  /// - Throws: a refusal if the app has no window.
  var window: Window {
    get throws(Refusal) {
      guard let window = delegate.window else {
        let message = "the app has no window; its delegate's \"window\" must be set when launching ends"
        throw Refusal(code: "no-window", message: message)
      }
      return window
    }
  }

  /// What lies inside the app.
  var inspector: AppInspector { AppInspector(delegate: delegate, index: index) }

  /// - Throws: a refusal if the app has no simulated services.
  var serviceController: ServiceController {
    get throws(Refusal) { try ServiceController(delegate.serviceControls) }
  }
}
