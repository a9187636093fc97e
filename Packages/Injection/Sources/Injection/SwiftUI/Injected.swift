#if canImport(SwiftUI)
  import SwiftUI

  extension EnvironmentValues {
    /// The container that the `Injected` properties of views ask; nil if none was given.
    public var container: Container? {
      get { self[ContainerKey.self] }
      set { self[ContainerKey.self] = newValue }
    }

    private struct ContainerKey: EnvironmentKey {
      static let defaultValue: Container? = nil
    }
  }

  extension View {
    /// Gives the `Injected` properties of a view, and of the views in it, a container to ask.
    public func container(_ container: Container) -> some View {
      environment(\.container, container)
    }
  }

  /// A property of a view that the environment's container resolves, once, when the view first reads it.
  ///
  /// ```swift
  /// struct UserScreen: View {
  ///   @Injected private var model: UserModel?
  ///
  ///   var body: some View {
  ///     if let model { UserView(model: model) } else { Text($model.map(\.description) ?? "") }
  ///   }
  /// }
  /// ```
  ///
  /// It is kept as long as the view is there, as `@State` is. It is nil as long as it cannot be resolved; `$model` is the
  /// reason, which is `InjectionError.released` if the environment has no container.
  @MainActor
  @propertyWrapper
  public struct Injected<Value>: DynamicProperty {
    @Environment(\.container) private var container
    @State private var storage = Storage()
    private let name: String?

    @MainActor
    private final class Storage {
      var value: Value?
    }

    /// Makes a property of what is registered for its type, and the name if there is one.
    public init(name: String? = nil) {
      self.name = name
    }

    /// The instance; nil if it could not be resolved.
    public var wrappedValue: Value? { try? answer.get() }

    /// The reason why the instance could not be resolved; nil if it could.
    public var projectedValue: InjectionError? {
      if case .failure(let error) = answer { error } else { nil }
    }

    private var answer: Result<Value, InjectionError> {
      if let known = storage.value { return .success(known) }
      return Result { () throws(InjectionError) in
        guard let container else { throw .released(Container.Key(Value.self, name: name)) }
        let value = try container.resolve(Value.self, name: name)
        storage.value = value
        return value
      }
    }
  }
#endif
