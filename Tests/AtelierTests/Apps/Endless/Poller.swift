/// Asks again and again on behalf of somebody else.
@MainActor
final class Poller {
  func poll(for viewModel: ClockViewModel) {
    Task {
      while true {
        try? await Task.sleep(for: .seconds(1))
        viewModel.count()
      }
    }
  }
}
