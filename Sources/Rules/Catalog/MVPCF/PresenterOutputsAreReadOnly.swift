/// What comes out of a presenter can be followed, and written by the presenter alone.
///
/// An output is a subject or a relay that the presenter writes and never reads. What it reads is an input, which is the
/// view's to write. Where a protocol stands for the presenter, what that does not have is no output.
///
/// ## Why
///
/// A view that can write what it is shown is a second place that decides it, and all others who follow the output
/// believe it.
///
/// ## How to fix it
///
/// Keep the subject private, and give out a publisher of it: `eraseToAnyPublisher()`, or `asObservable()`.
///
/// ## Found
///
/// ```swift
/// final class DefaultLoginPresenter: LoginPresenter {
///   let name = CurrentValueSubject<String, Never>("")
///   let failure = PassthroughSubject<FailureViewModel, Never>()
///
///   private func didFail(_ error: UserAPIError) {
///     failure.send(FailureViewModel(error))
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class DefaultLoginPresenter: LoginPresenter {
///   let name = CurrentValueSubject<String, Never>("")
///
///   private(set) lazy var signInAvailable = name.map { !$0.isBlank }.removeDuplicates().eraseToAnyPublisher()
///   private(set) lazy var failure = failures.eraseToAnyPublisher()
///
///   private let failures = PassthroughSubject<FailureViewModel, Never>()
///
///   private func didFail(_ error: UserAPIError) {
///     failures.send(FailureViewModel(error))
///   }
/// }
/// ```
struct PresenterOutputsAreReadOnly: Rule {
  static let id = "PC-10"
  static let title = "A presenter's outputs are read-only"
  static let why = "a view that can write what it is shown is a second place that decides it"
  static let architecture: Architecture? = .mvpcf

  /// What can be written from outside, and what is to be given out instead.
  private static let readings = [
    "CurrentValueSubject": "AnyPublisher", "PassthroughSubject": "AnyPublisher",
    "BehaviorRelay": "Observable", "PublishRelay": "Observable", "ReplayRelay": "Observable",
    "BehaviorSubject": "Observable", "PublishSubject": "Observable", "ReplaySubject": "Observable",
  ]

  private static let writing: Set<String> = ["send", "accept", "onNext"]
  private static let binding: Set<String> = ["assign", "bind", "drive", "emit", "subscribe"]

  func violations(in project: Project) -> [Violation] {
    var places: Set<Violation.Place> = []
    return project.types(.presenter).flatMap { presenter in
      presenter.storedProperties.compactMap { file, property -> Violation? in
        guard let reading = property.typeName.flatMap({ Self.readings[$0] }), !property.access.isPrivate,
          !property.isStatic, Self.isOutput(property.name, of: presenter)
        else { return nil }
        // Where a protocol promises the subject, that is what has to change.
        let promise = presenter.ancestors.sorted().lazy.compactMap(project.type).filter(\.isProtocol)
          .compactMap { owner in
            owner.properties.first { $0.property.name == property.name }.map { (owner.name, $0.file, $0.property) }
          }.first
        // A view that knows a protocol without it cannot write it.
        guard promise != nil || !presenter.ancestors.contains(where: { project.isPresenterProtocol($0) }) else {
          return nil
        }
        let (owner, number, declared) = promise ?? (presenter.name, file, property)
        let place = project.place(number, declared.offset)
        guard places.insert(place).inserted else { return nil }
        return Violation(
          place: place, what: "\(owner).\(property.name) can be written by the view that shows it",
          how: "keep the subject private, and give out \(reading.withArticle) of it")
      }
    }
  }

  /// Whether the presenter writes a subject of its own, and does nothing else with it.
  private static func isOutput(_ name: String, of presenter: ProjectType) -> Bool {
    var isWritten = false
    for (_, code) in presenter.code {
      let calls = code.calls.filter { $0.callee.first == name }
      guard calls.allSatisfy({ writing.contains($0.name) && $0.callee.names.count == 2 }) else { return false }
      let targets = code.calls.filter { binding.contains($0.name) }.flatMap { call in
        call.arguments.filter { $0.label == "to" || $0.label == nil }.compactMap(\.value.path)
          .filter { $0.names == [name] }
      }
      let assigned = code.assignments.filter { $0.target.names == [name, "value"] }.map(\.target.offset)
      let written = Set(targets.map(\.offset) + assigned)
      let references = code.references.filter { $0.first == name }
      guard references.allSatisfy({ written.contains($0.offset) }) else { return false }
      if !calls.isEmpty || !written.isEmpty { isWritten = true }
    }
    return isWritten
  }
}

extension Project {
  fileprivate func isPresenterProtocol(_ name: String) -> Bool {
    type(name).map { $0.isProtocol && $0.role == .presenter } ?? false
  }
}
