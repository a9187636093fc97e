import OpenCombine

/// Publishes names.
final class Names {
  let current = CurrentValueSubject<String, Never>("Ann")
}

/// Is subscribed to the names of another.
final class NameReader {
  private var shown = ""
  private var cancellables: Set<AnyCancellable> = []

  init(_ names: Names) {
    names.current
      .removeDuplicates()
      .map { $0.uppercased() }
      .sink { [weak self] in self?.shown = $0 }
      .store(in: &cancellables)
  }
}
