/// A stream that is shared is stored, and not made anew by a computed property.
///
/// An extension of a type from elsewhere cannot store it, and is not meant, nor is the stream of a subject, be it by
/// `asObservable()`: what that sends reaches all who listen anyway. `share(replay: 1)` hands on a value, and is not
/// meant either.
///
/// ## Why
///
/// `share()` lets all who subscribe to one stream have the work done once. A computed property makes a new stream for
/// each who asks, each with a share of its own: the work is done as often as the property is read.
///
/// ## How to fix it
///
/// Make it a `lazy var`, or a `let` that the initialiser fills.
///
/// ## Found
///
/// ```swift
/// final class UserViewModel {
///   var user: AnyPublisher<User, Never> {
///     service.loadUser().share().eraseToAnyPublisher()
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewModel {
///   private(set) lazy var user = service.loadUser().share().eraseToAnyPublisher()
/// }
/// ```
struct SharedStreamsAreStored: Rule {
  static let id = "SM-5"
  static let title = "A shared stream is stored"
  static let why = "a computed property makes a new stream for each who asks, and nothing is shared"
  static let architecture: Architecture? = nil

  func violations(in project: Project) -> [Violation] {
    // An extension of a type from elsewhere, or of a protocol, cannot store anything.
    project.types.filter { $0.kind != .extension && !$0.isProtocol }.flatMap { type in
      type.properties.filter { Self.isComputedStream($0.property) }.flatMap { file, property in
        property.code.calls.named("share").filter {
          $0.callee.components.count > 1 && $0.argument("replay") == nil && !Self.isSubject($0.callee.base, of: type)
        }
        .map { call in
          Violation(
            place: project.place(file, call.callee.offset),
            what: "\(type.name).\(property.name) shares a stream that it makes anew each time",
            how: "leave `share()` out, or store the stream: make the property a `lazy var`")
        }
      }
    }
  }

  /// What a subject sends reaches all who listen anyway.
  private static func isSubject(_ path: Path, of type: ProjectType) -> Bool {
    let steps: Set<String> = ["asObservable", "eraseToAnyPublisher"]
    let source = path.components.filter { !$0.isCall || !steps.contains($0.name) }
    guard !source.contains(where: \.isCall), let name = source.last?.name else { return false }
    // `private let changes = PassthroughSubject<User, Never>()`
    let names = [name, type.property(name)?.typeName].compactMap { $0?.lowercased() }
    return names.contains { $0.hasSuffix("relay") || $0.hasSuffix("subject") }
  }

  /// A view's body may share something, too, which is not a stream.
  private static func isComputedStream(_ property: Property) -> Bool {
    guard property.isComputed, let names = property.type?.names else { return false }
    return names.contains { name in
      ["Publisher", "Observable", "Driver", "Infallible", "Signal", "Sequence"].contains(where: name.hasSuffix)
    }
  }
}
