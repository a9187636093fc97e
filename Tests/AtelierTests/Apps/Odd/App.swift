import ScreenKit
import StageKit

// Calls that are hard to draw: deep, many, generic, of functions without a type, in other scripts, between actors.

final class Box<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
  func replace(with content: Content) { self.content = content }
}

final class Größe {
  func messen(`in` einheit: String) -> Int { 拍手(3) }
  func 拍手(_ 回数: Int) -> Int { 回数 }
  func 👏() {}
}

final class Ladder {
  func climb(_ rung: Int) { if rung > 0 { climb(rung - 1) } }
}

final class Clerk {
  let ladder: Ladder
  init(ladder: Ladder) { self.ladder = ladder }
  func stamp(_ number: Int) { ladder.climb(0) }
}

actor Archive {
  private var pages = 0
  func add(_ text: String) -> Int {
    pages += 1
    return pages
  }
}

func freeFunction() { innerHelp() }
func innerHelp() {}

final class OddViewController: ViewController {
  private let ladder = Ladder()
  private lazy var clerk = Clerk(ladder: ladder)
  private let box = Box([String: [Int]]())
  private let archive = Archive()
  private let size = Größe()

  override func viewDidLoad() {
    title = "Odd"
    restorationIdentifier = "Odd"
    add("Deep") { $0.ladder.climb(300) }
    add("Many") { $0.stampMany() }
    add("Generic") { $0.box.replace(with: ["a; b # c": [1]]) }
    add("Free") { _ in freeFunction() }
    add("Scripts") { $0.measure() }
    add("Actor") { $0.archiveTwice() }
  }

  private func add(_ title: String, _ work: @escaping (OddViewController) -> Void) {
    let button = Button(title: title)
    button.addAction(Action { [weak self] _ in self.map(work) }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func stampMany() {
    for number in 1...120 { clerk.stamp(number) }
  }

  private func measure() {
    _ = size.messen(in: "Ellen – \"quoted\"\n\tand more")
    size.👏()
  }

  private func archiveTwice() {
    Task {
      let first = await archive.add("one")
      async let second = archive.add("two")
      show(first, await second)
    }
  }

  private func show(_ first: Int, _ second: Int) {}
}

@main
final class AppDelegate: ApplicationDelegate {
  var window: Window?

  init() {}

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window()
    window.rootViewController = OddViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
