import Foundation
import Injection

final class Store: Sendable {}

final class Service: Sendable {
  let store: Store

  init(store: Store) {
    self.store = store
  }
}

final class Screen: Sendable {
  let service: Service
  let store: Store

  init(service: Service, store: Store) {
    self.service = service
    self.store = store
  }
}

protocol Named: AnyObject, Sendable {
  var name: String { get }
}

protocol Aged: AnyObject, Sendable {
  var age: Int { get }
}

final class Person: Named, Aged, Sendable {
  let name: String
  let age: Int

  init(name: String = "Ann", age: Int = 42) {
    self.name = name
    self.age = age
  }
}

struct Settings: Equatable {
  var theme = "light"
}

struct Refused: Error, CustomStringConvertible {
  let description: String
}

/// Counts from several threads.
final class Counter: Sendable {
  private let state = Guarded(0)

  var value: Int { state.withLock { $0 } }

  @discardableResult
  func increment() -> Int {
    state.withLock {
      $0 += 1
      return $0
    }
  }
}

extension Container {
  /// What asking for a type says when it is refused.
  func refusal<Output>(of type: Output.Type, name: String? = nil) -> String {
    do {
      _ = try resolve(type, name: name)
      return "not refused"
    } catch {
      return error.description
    }
  }
}

/// A value behind a lock, on any platform that the package runs on.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Answer>(_ body: (inout Value) throws -> Answer) rethrows -> Answer {
    try lock.withLock { try body(&value) }
  }
}
