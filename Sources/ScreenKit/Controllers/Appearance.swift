/// Where a view controller is in its life cycle.
enum Appearance {
  case disappeared, appearing, appeared, disappearing
}

extension ViewController {
  func willAppear(_ animated: Bool) {
    appearance = .appearing
    viewWillAppear(animated)
  }

  func didAppear(_ animated: Bool) {
    appearance = .appeared
    viewDidAppear(animated)
  }

  func willDisappear(_ animated: Bool) {
    appearance = .disappearing
    viewWillDisappear(animated)
  }

  func didDisappear(_ animated: Bool) {
    appearance = .disappeared
    viewDidDisappear(animated)
  }
}
