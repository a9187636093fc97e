/// A use case that observes something that may be missing does not leave out the nothing.
///
/// ## Why
///
/// When somebody signs out there is no person any more, and that is news. A `compactMap` in the use case keeps it back:
/// whoever listens goes on showing what was there last.
///
/// ## How to mend it
///
/// Let the stream have an optional as its value, use `map { $0?.fullName }`, and let the screen say what it shows for
/// nothing. A screen that only wants the first value can leave out the nothing itself.
///
/// ## Found
///
/// ```swift
/// protocol ObserveUserNameUseCase {
///   var userName: AnyPublisher<String, Never> { get }
/// }
///
/// extension ObserveUserNameUseCase where Self: UserRepositoryHolderType {
///   var userName: AnyPublisher<String, Never> {
///     userRepository.user.compactMap { $0 }.map(\.fullName).eraseToAnyPublisher()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// protocol ObserveUserNameUseCase {
///   var userName: AnyPublisher<String?, Never> { get }
/// }
///
/// extension ObserveUserNameUseCase where Self: UserRepositoryHolderType {
///   var userName: AnyPublisher<String?, Never> {
///     userRepository.user.map { $0?.fullName }.eraseToAnyPublisher()
///   }
/// }
/// ```
struct NothingIsNotSwallowed: Rule {
  static let id = "SM-4"
  static let title = "A use case does not swallow the nothing"
  static let why = "that something is gone is news, and without it the old value stays on the screen"
  static let architecture: Architecture? = nil

  private static let streams: Set<String> = ["AnyPublisher", "Observable", "Publisher", "Driver", "Infallible"]

  func violations(in project: Project) -> [Violation] {
    project.types.filter { $0.role == .useCase }.flatMap { useCase in
      let functions = useCase.functions.map { ($0.file, $0.function.result, $0.function.code) }
      let properties = useCase.properties.map { ($0.file, $0.property.type, $0.property.code) }
      return (functions + properties).flatMap { file, type, code -> [Violation] in
        guard let type, Self.streams.contains(type.main) else { return [] }
        return code.calls.filter { $0.name == "compactMap" && $0.isIdentity(in: project.files[file].text) }.map {
          call in
          Violation(
            place: project.place(file, call.callee.offset),
            what: "\(useCase.name) leaves out the moment when there is nothing",
            how: "pass the nothing on, and let the screen say what it shows then")
        }
      }
    }
  }
}

extension Call {
  /// Whether it only leaves out nothings: `compactMap { $0 }`, `compactMap(\.self)`.
  fileprivate func isIdentity(in text: [UInt8]) -> Bool {
    guard let argument = arguments.first else { return false }
    let words = String(decoding: text[argument.offset...].prefix(8), as: UTF8.self).filter { !$0.isWhitespace }
    return words.hasPrefix("{$0}") || words.hasPrefix(#"\.self)"#)
  }
}
