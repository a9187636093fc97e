import Dispatch
import OpenCombine
import ScreenKit

final class CardViewController: ViewController {
  var next: (() -> Void)?
  let viewModel: CardViewModel

  init(viewModel: CardViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    title = "Card"
    restorationIdentifier = "Card"
    let button = Button(title: "Next")
    button.addAction(Action { [unowned self] _ in next?() }, for: .touchUpInside)
    view.addSubview(button)
  }
}

final class CardViewModel {
  @Published private var name = "Card"
  private var cancellables: Set<AnyCancellable> = []
  private var task: Task<Void, Never>?
  var delegate: CardViewController?
  var interactor: CardInteractor?
  var provider: CardProvider?
  weak var router: AppRouter?

  lazy var describe: () -> String = { self.name }

  func observe() {
    $name.map { $0 + "!" }
      .sink { self.take($0) }
      .store(in: &cancellables)
  }

  func listen() {
    let (stream, _) = AsyncStream.makeStream(of: String.self)
    pipes.append(stream)
    task = Task {
      for await name in stream { self.take(name) }
    }
  }

  func remind() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.take("late") }
  }

  private func take(_ name: String) {}
}

var pipes: [AsyncStream<String>] = []

final class CardInteractor {
  let name = "card"
}

final class CardProvider {
  static let shared = CardProvider()
}

final class AppRouter {
  static let shared = AppRouter()
}
