import Foundation

/// What one writes by hand instead of a container: a dictionary of closures behind a recursive mutex.
final class Baseline {
  typealias Factory = (Baseline) throws -> Any

  struct Missing: Error {}

  private struct NamedKey: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private struct ArgumentKey: Hashable {
    let type: ObjectIdentifier
    let argument: ObjectIdentifier
  }

  private var argumentFactories: [ArgumentKey: (Baseline, Any) throws -> Any] = [:]
  private var factories: [ObjectIdentifier: Factory] = [:]
  private var namedFactories: [NamedKey: Factory] = [:]
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func register<Output>(_ type: Output.Type, _ factory: @escaping (Baseline) throws -> Output) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    factories[ObjectIdentifier(type)] = factory
  }

  func register<Output>(_ type: Output.Type, name: String, _ factory: @escaping (Baseline) throws -> Output) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    namedFactories[NamedKey(type: ObjectIdentifier(type), name: name)] = factory
  }

  func registerSingleton<Output>(_ type: Output.Type, _ factory: @escaping (Baseline) throws -> Output) {
    var instance: Output?
    register(type) { container in
      if let instance { return instance }
      let new = try factory(container)
      instance = new
      return new
    }
  }

  func register<Output, Argument>(
    _ type: Output.Type, argument: Argument.Type, _ factory: @escaping (Baseline, Argument) throws -> Output
  ) {
    let key = ArgumentKey(type: ObjectIdentifier(type), argument: ObjectIdentifier(argument))
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    argumentFactories[key] = { container, argument in
      guard let argument = argument as? Argument else { throw Missing() }
      return try factory(container, argument)
    }
  }

  func resolve<Output, Argument>(_ type: Output.Type = Output.self, argument: Argument) throws -> Output {
    let key = ArgumentKey(type: ObjectIdentifier(type), argument: ObjectIdentifier(Argument.self))
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard let output = try argumentFactories[key]?(self, argument) as? Output else { throw Missing() }
    return output
  }

  func resolve<Output>(_ type: Output.Type = Output.self) throws -> Output {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard let output = try factories[ObjectIdentifier(type)]?(self) as? Output else { throw Missing() }
    return output
  }
}
