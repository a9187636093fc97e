@testable import MVVMFCApp

/// Remembers how editing ended.
final class ResultLog {
  private(set) var all: [EditNameResult] = []

  func append(_ result: EditNameResult) {
    all.append(result)
  }
}
