/// Why a container could not answer a request. Nothing half-built is kept.
///
/// `description` says it in one line, `explanation` in full.
///
/// Indirect, since an error that is a mere reference takes up no room on the stack of each request that may throw it.
public indirect enum InjectionError: Error, Sendable {
  /// Nothing is registered under the key. The nearest are registered, and easily mistaken for it.
  case missing(Container.Key, path: Path, nearest: Suggestions)
  /// Several registrations implement the type, and none is registered as that type itself.
  case ambiguous(Container.Key, path: Path, candidates: [Container.Key])
  /// The last of the path needs itself to be built.
  case cycle(path: Path)
  /// A factory threw an error of its own.
  case failed(path: Path, any Error)
  /// A registration says that it implements a type, and what it builds does not. It is the last of the path.
  case notImplemented(Container.Key, by: String, path: Path)
  /// The factory belongs to an actor, such as the main actor, and the request came from elsewhere. It is the last of the
  /// path.
  case isolated(Container.Key, path: Path)
  /// The container that a `Lazy` or a `Provider` asks has gone.
  case released(Container.Key)
  /// The thread's stack does not hold so long a chain of factories.
  ///
  /// Long chains go on on another thread with a larger stack, unless they belong to an actor or began on the main thread.
  case tooDeep(path: Path)

  /// A factory takes an argument of a type, and cannot have it.
  case argument(any Any.Type, path: Path, ArgumentProblem)

  /// What is registered is built asynchronously, and has not been built yet. It is the last of the path.
  case asynchronous(Container.Key, path: Path)

  /// Why a factory cannot have an argument.
  public enum ArgumentProblem: Hashable, Sendable {
    /// The request brings no argument of the type.
    case missing
    /// The request brings several arguments of the type.
    case repeated
    /// What takes it is shared beyond the request, as a singleton is.
    case outlivesRequest
  }

  /// What a factory threw: a dependency's failure, or an error of its own.
  init(_ error: any Error, path: @autoclosure () -> Path) {
    self = error as? InjectionError ?? .failed(path: path(), error)
  }
}
