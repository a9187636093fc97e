import Foundation
import ScreenKit
import StageKit

final class TrapsViewController: ViewController {
  private let label = Label(text: "Ready")
  private var numbers: [Int] = []
  private var hoard: [[UInt8]] = []

  override func viewDidLoad() {
    title = "Traps"
    restorationIdentifier = "Traps"
    view.addSubview(label)
    add("Greet") { $0.label.text = "Hello" }
    add("Index") { print($0.numbers[3]) }
    // swift-format-ignore: NeverForceUnwrap
    add("Nil") { print($0.missing!) }
    add("Overflow") { print(UInt8($0.numbers.count + 255) + 1) }
    add("Hang") { _ in while true {} }
    add("Recurse") { $0.label.text = "\($0.depth(1))" }
    add("Exit") { _ in exit(3) }
    add("Hoard") { $0.hoardForEver() }
    add("Chatter") { _ in for number in 1...5000 { print("line \(number)") } }
    add("Jump") { _ in unsafeBitCast(16, to: (@convention(c) () -> Void).self)() }
  }

  private var missing: String? { numbers.isEmpty ? nil : "here" }

  private func depth(_ start: Int) -> Int {
    start > 0 ? depth(start + 1) + 1 : 0
  }

  private func hoardForEver() {
    while true {
      hoard.append([UInt8](unsafeUninitializedCapacity: 1 << 26) { _, _ in })
    }
  }

  private func add(_ title: String, _ work: @escaping (TrapsViewController) -> Void) {
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
    window.rootViewController = TrapsViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
