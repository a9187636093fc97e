import Dispatch
import OpenCombine
import ScreenKit
import StageKit

/// Lets others know by every means there is.
final class Model {
  let names = PassthroughSubject<String, Never>()
  weak var delegate: ViewModel?
  private let service = Service()
  var onDone: (() -> Void)?

  func tellDelegate() { delegate?.heard("delegate") }

  func callClosure() { onDone?() }

  func publish() { names.send("publisher") }

  func startTask() {
    Task {
      await fetch()
      delegate?.heard("task")
    }
  }

  func useQueue() {
    DispatchQueue.global().async { [weak self] in
      let model = self
      DispatchQueue.main.async { model?.delegate?.heard("queue") }
    }
  }

  func waitAWhile() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.delegate?.heard("delay") }
  }

  func askService() {
    let names = ["b", "a"].map { $0.uppercased() }.sorted { $0 < $1 }
    service.answer { [weak self] text in
      let name = names.first ?? ""
      self?.delegate?.heard(text + name)
    }
  }

  func askPatiently() {
    service.answerLater { [weak self] in self?.delegate?.heard("patience") }
  }

  private func fetch() async { await Task.yield() }
}

/// Answers at once, or when the main queue comes to it.
final class Service {
  private var waiting: [() -> Void] = []

  func answer(then completion: (String) -> Void) { completion("service ") }

  func answerLater(then completion: @escaping () -> Void) {
    waiting.append(completion)
    DispatchQueue.main.async { self.answerAll() }
  }

  private func answerAll() {
    let due = waiting
    waiting = []
    due.forEach { $0() }
  }
}

final class ViewModel {
  let model = Model()
  private var subscription: AnyCancellable?

  init() {
    model.delegate = self
    model.onDone = { [weak self] in self?.heard("closure") }
    subscription = model.names.sink { [weak self] name in self?.heard(name) }
  }

  func heard(_ means: String) { note(means) }
}

func note(_ text: String) {
  func check() {}
  check()
}

final class LinkedViewController: ViewController {
  private let viewModel = ViewModel()

  override func viewDidLoad() {
    title = "Linked"
    restorationIdentifier = "Linked"
    let model = viewModel.model
    for (title, work) in [
      ("Delegate", model.tellDelegate), ("Closure", model.callClosure), ("Publisher", model.publish),
      ("Task", model.startTask), ("Queue", model.useQueue), ("Delay", model.waitAWhile),
      ("Completion", model.askService), ("Patience", model.askPatiently),
    ] {
      let button = Button(title: title)
      button.addAction(Action { _ in work() }, for: .touchUpInside)
      view.addSubview(button)
    }
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
    window.rootViewController = LinkedViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
