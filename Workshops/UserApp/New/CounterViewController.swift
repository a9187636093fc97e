import ScreenKit

/// Counts taps.
final class CounterViewController: ViewController {
  private let countLabel = Label()
  private let addButton = Button(title: "Add one")
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    restorationIdentifier = "Counter"
    addButton.addAction(Action { [weak self] _ in self?.addOne() }, for: .touchUpInside)
    view.addSubview(countLabel)
    view.addSubview(addButton)
    showCount()
  }

  private func addOne() {
    count += 1
    showCount()
  }

  private func showCount() { countLabel.text = "\(count)" }
}
