import Dispatch
import Foundation
import ScreenKit
import StageKit

actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

final class LaterViewController: ViewController {
  private let label = Label(text: "Now")
  private let counter = Counter()

  override func viewDidLoad() {
    title = "Later"
    restorationIdentifier = "Later"
    view.addSubview(label)
    add("Sleep") { controller in
      Task {
        try await Task.sleep(for: .seconds(2))
        controller.show("slept 2 s")
      }
    }
    add("Detach") { controller in Task.detached { await controller.show("back from a detached task") } }
    add("Actor") { controller in Task { controller.show("counted to \(await controller.counter.next())") } }
    add("Main") { controller in DispatchQueue.main.async { controller.show("by the main queue") } }
    add("After") { controller in
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { controller.show("3 s after") }
    }
    add("Background") { controller in
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.05)
        DispatchQueue.main.async { controller.show("by a background queue") }
      }
    }
  }

  private func show(_ text: String) {
    label.text = text
  }

  private func add(_ title: String, _ work: @escaping (LaterViewController) -> Void) {
    let button = Button(title: title)
    button.addAction(Action { [unowned self] _ in work(self) }, for: .touchUpInside)
    view.addSubview(button)
  }
}

@main
final class AppDelegate: ApplicationDelegate {
  var window: Window?

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window()
    window.rootViewController = LaterViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
