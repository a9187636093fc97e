/// What a person is told when there is no answer.
struct Failure: Equatable {
  let title: String
  /// Whether the same request may succeed later.
  let canRetry: Bool

  static let noConnection = Failure(title: Strings.noConnection, canRetry: true)
}
