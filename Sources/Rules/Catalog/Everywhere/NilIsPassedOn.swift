/// A use case that observes something that may be missing passes `nil` on.
///
/// ## Why
///
/// When somebody signs out there is no person any more, and that is news. A `compactMap` in the use case keeps it back:
/// whoever listens goes on showing what was there last.
///
/// ## How to fix it
///
/// Let the stream have an optional as its value, use `map { $0?.fullName }`, and let the screen say what it shows for
/// `nil`. A screen that only wants the first value can leave out `nil` itself.
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
///
/// ## What counts
///
/// - `compactMap { $0 }` on what a use case observes, in a function or a property that answers with a stream.
///
/// ## What does not count
///
/// - The answer of a request, which ends with that: nobody goes on listening; and what `zip` or `combineLatest` put together.
struct NilIsPassedOn: Rule {
  static let id = "SM-4"
  static let title = "A use case passes nil on"
  static let why = "that something is gone is news, and without it the old value stays on the screen"
  static let architecture: Architecture? = nil

  private static let streams: Set<String> = ["AnyPublisher", "Observable", "Publisher", "Driver", "Infallible"]

  func violations(in project: Project) -> [Violation] {
    project.types.filter { $0.role == .useCase }.flatMap { useCase in
      let functions = useCase.functions.map { ($0.file, $0.function.result, $0.function.code) }
      let properties = useCase.properties.map { ($0.file, $0.property.type, $0.property.code) }
      return (functions + properties).flatMap { file, type, code -> [Violation] in
        guard let type, Self.streams.contains(type.main) else { return [] }
        return code.calls.named("compactMap").filter {
          $0.isIdentity(in: project.file(file).text) && !code.isOnList($0) && !$0.isOnAnswer && !$0.isOnPairs
        }.map {
          call in
          Violation(
            place: project.place(file, call.callee.offset),
            what: "\(useCase.name) leaves out nil, so nobody hears that the value is gone",
            how: "make the stream's value optional, and let the screen say what it shows for nil")
        }
      }
    }
  }
}

extension Code {
  /// Whether a call is one of a list: it stands in a step of the stream, or something follows that only lists have.
  fileprivate func isOnList(_ call: Call) -> Bool {
    let listed: Set<String> = ["joined", "reversed", "shuffled", "sorted"]
    return closures.contains { $0.range.contains(call.callee.offset) }
      || calls.contains { $0.callee.start == call.callee.start && listed.contains($0.name) }
  }
}

extension Call {
  /// Whether it stands behind a function that asks for one answer, as its name says: `api.fetchUser().compactMap { $0 }`.
  fileprivate var isOnAnswer: Bool {
    let asking: Set = [
      "create", "delete", "fetch", "load", "login", "logout", "post", "put", "register", "remove", "request", "save",
      "send", "sign", "signin", "signout", "signup", "update", "upload",
    ]
    return callee.base.components.contains { component in
      // `posts()` and `updates()` go on.
      component.isCall && asking.contains(String(component.name.prefix { !$0.isUppercase }))
    }
  }

  /// Whether it stands behind what puts values together, which are never `nil` then: `Observable.zip(cities).compactMap { $0 }`.
  fileprivate var isOnPairs: Bool { ["combineLatest", "zip"].contains(callee.base.last) }

  /// Whether it only leaves out `nil`: `compactMap { $0 }`, `compactMap(\.self)`.
  fileprivate func isIdentity(in text: [UInt8]) -> Bool {
    guard let argument = arguments.first else { return false }
    let words = String(decoding: text[argument.offset...].prefix(8), as: UTF8.self).filter { !$0.isWhitespace }
    return words.hasPrefix("{$0}") || words.hasPrefix(#"\.self)"#)
  }
}
