import Testing

struct InteractorNamesNoUITests {
  @Test(arguments: [
    (
      """
      import UIKit

      final class UserInteractor {
        func portrait() -> UIImage? { nil }
      }
      """,
      """
      4:22 UserInteractor names UIImage, a type of UIKit
        fix: answer with a value, and let the view make of it what is seen
      """
    ),
    (
      """
      import UIKit

      final class PhotoInteractor {
        let picker: UIImagePickerController
      }
      """,
      """
      4:15 PhotoInteractor names UIImagePickerController, a type of UIKit
        fix: answer with a value, and let the view make of it what is seen
      """
    ),
    // The property says what the initialiser takes for it.
    (
      """
      import UIKit

      final class UserInteractor {
        private let window: UIWindow
        init(window: UIWindow, font: UIFont) { self.window = window }
      }
      """,
      """
      4:23 UserInteractor names UIWindow, a type of UIKit
        fix: answer with a value, and let the view make of it what is seen
      5:32 UserInteractor names UIFont, a type of UIKit
        fix: answer with a value, and let the view make of it what is seen
      """
    ),
    // One that its presenter knows by a protocol.
    (
      """
      final class UserPresenter {
        private let interactor: UserInteracting
      }
      protocol UserInteracting {}
      final class UserInteractor: UserInteracting {
        func size() -> UIView { make() }
      }
      """,
      """
      6:18 UserInteractor names UIView, a type of UIKit
        fix: answer with a value, and let the view make of it what is seen
      """
    ),
    // A view of another framework.
    (
      """
      final class SceneInteractor {
        private let scene = ARSCNView()
      }
      """,
      """
      2:23 SceneInteractor names ARSCNView, a type of ARKit
        fix: answer with a value, and let the view make of it what is seen
      """
    ),
  ])
  func `what VI-14 forbids is found`(source: String, report: String) throws {
    #expect(try reported(on: source, by: "VI-14") == report)
  }

  @Test(arguments: [
    """
    import Foundation

    final class UserInteractor {
      func portrait() -> Data? { nil }
    }
    """,
    """
    import UIKit

    final class UserInteractor {
      let isActive = NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
      let name = UIDevice.current.name
    }
    """,
    // Images are what it works on.
    """
    import UIKit

    final class PhotoInteractor {
      func crop(_ photo: UIImage) -> UIImage { photo }
    }
    """,
    // The project's own screens: VI-4.
    """
    import UIKit

    final class UserInteractor {
      func show(_ screen: UserViewController) {}
    }
    class UserViewController: UIViewController {}
    """,
    """
    import UIKit

    final class AppInteractor {
      let window: UIWindow
    }
    """,
    // Images are its matter.
    """
    final class QRCodeInteractor {
      func code(for link: String) -> UIImage? { UIGraphicsImageRenderer(size: size).image { draw($0) } }
    }
    """,
    // A service by another name, which no presenter knows.
    """
    final class UserPresenter {
      private let interactor: UserInteractor
    }
    final class UserInteractor {
      private let layout: LayoutInteractor
    }
    final class LayoutInteractor {
      func size() -> UIView { UIView() }
    }
    """,
    // What the system does for an app, by a property as well.
    """
    final class FeedbackInteractor {
      private let application = UIApplication.shared
      var canSend: Bool { MFMailComposeViewController.canSendMail() }
      func send() { application.open(url) }
      func showSettings() { UIApplication.shared.openAppSettings() }
    }
    """,
    // It stands behind all modules' protocols.
    """
    struct CoreInteractor {
      func picture(_ data: Data) -> UIImage? { UIImage(data: data) }
    }
    extension CoreInteractor: UserInteractorProtocol, MenuInteractorProtocol, ChatInteractorProtocol, ListInteractorProtocol {}
    protocol UserInteractorProtocol {}
    protocol MenuInteractorProtocol {}
    protocol ChatInteractorProtocol {}
    protocol ListInteractorProtocol {}
    final class UserPresenter { let interactor: UserInteractorProtocol }
    final class MenuPresenter { let interactor: MenuInteractorProtocol }
    final class ChatPresenter { let interactor: ChatInteractorProtocol }
    final class ListPresenter { let interactor: ListInteractorProtocol }
    """,
  ])
  func `what VI-14 allows is not found`(source: String) throws {
    #expect(try found(source, by: "VI-14") == [])
  }
}
