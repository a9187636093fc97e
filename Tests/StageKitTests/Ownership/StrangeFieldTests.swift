import Dispatch
import Foundation
import Observation
import OpenCombine
import Synchronization
import Testing

/// Fields whose types come from C, from the system, or from the dark corners of the language. Each class ends in a
/// field that must still be found behind them.
@MainActor
struct StrangeFieldTests {
  @Test(
    arguments: [
      SystemObjects.self, CValues.self, Functions.self, KeyPaths.self, Nothings.self, Tasks.self, Inherited.self,
    ] as [any Strange.Type])
  func `strange fields are passed over, and what follows them is found`(_ type: any Strange.Type) {
    let object = type.init()
    let name = "\(type)"
    #expect(graphText(object) == "\(name) -last-> Leaf")
    withExtendedLifetime(object) {}
  }

  @Test func `fields of unusual layouts are found where they are`() {
    let (layouts, watched) = (Layouts(), Watched())
    #expect(
      graphText(layouts) == """
        Layouts -many[0].a-> Leaf
        Layouts -many[2].c[0]-> Leaf#2
        Layouts -many[5].f-> Leaf#3
        Layouts -many[6].f.last-> Leaf#4
        Layouts -many[9].h-> Leaf#5
        Layouts -nested.a-> Leaf#6
        Layouts -single.only-> Leaf#7
        Layouts -last-> Leaf#8
        """)
    #expect(
      graphText(watched) == """
        Watched -leaf-> Leaf
        Watched -last-> Leaf#2
        """)
    withExtendedLifetime((layouts, watched)) {}
  }

  @Test func `captured values of strange types do not hide the captures behind them`() {
    let holder = Closures()
    let leaf = Leaf()
    let number: UInt8 = 1
    let point = timeval(tv_sec: 1, tv_usec: 2)
    let type: any Servicing.Type = Leaf.self
    let own = Leaf.self
    let c: @convention(c) (Int32) -> Int32 = { $0 }
    let throwing: () throws -> Void = {}
    let typed: (Int) throws(CancellationError) -> String = { "\($0)" }
    let async: @Sendable () async -> Void = {}
    let isolated: @MainActor () -> Void = {}
    let optional: ((String) -> Void)? = { _ in }
    let path: KeyPath<String, Int> = \.count
    let error: any Error = CancellationError()
    let pointer: UnsafeRawPointer? = nil
    let buffer = UnsafeBufferPointer<Int>(start: nil, count: 0)
    let simd = SIMD4<Float>(repeating: 1)
    let date = Date()
    let queue = DispatchQueue.main
    holder.list = [
      { print(number, point, leaf) },
      { print(type, own, leaf) },
      { print(c(1), (try? throwing()) as Any, leaf) },
      { print((try? typed(1)) as Any, async, leaf) },
      { print(isolated as Any, optional as Any, leaf) },
      { print(path, error, leaf) },
      { print(pointer as Any, buffer, simd, date, leaf) },
      { print(queue, number, leaf) },
    ]
    #expect(graphText(holder) == (0..<8).map { "Closures -list[\($0)]·closure-> Leaf" }.joined(separator: "\n"))
  }
}

@MainActor
protocol Strange: AnyObject, SendableMetatype {
  init()
}

final class SystemObjects: Strange {
  let formatter = DateFormatter()
  let decoder = JSONDecoder()
  let center = NotificationCenter.default
  let queue = DispatchQueue(label: "queue")
  let item = DispatchWorkItem {}
  let lock = NSLock()
  let url = URL(string: "https://example.com/a?b")
  let data = Data(repeating: 1, count: 100)
  let text = NSMutableString(string: "text")
  let attributed = AttributedString("text")
  let error: any Error = NSError(domain: "d", code: 1)
  let calendar = Calendar.current
  let regex = /a+/
  let thread = Thread {}
  let progress = Progress(totalUnitCount: 1)
  let last = Leaf()
}

final class CValues: Strange {
  var time = timeval()
  var moment: timespec? = timespec()
  var mutex = pthread_mutex_t()
  var address = sockaddr_storage()
  var file: UnsafeMutablePointer<FILE>? = nil
  var division = div_t(quot: 1, rem: 2)
  var tuple: (CInt, CChar, CDouble) = (1, 2, 3)
  var list: CVaListPointer? = nil
  let last = Leaf()
}

final class Functions: Strange {
  var c: @convention(c) (Int32) -> Void = { _ in }
  var optionalC: (@convention(c) () -> Void)?
  var asynchronous: (@Sendable () async throws -> Int)? = { 1 }
  var typed: (Int) throws(CancellationError) -> Void = { _ in }
  var generic: (inout Int, borrowing String) -> (Int, String) = { ($0, $1.uppercased()) }
  var made: () -> (() -> () -> Void) = { { {} } }
  var functions: (() -> Void, ((Int) -> Int)?)? = ({}, { $0 })
  let last = Leaf()
}

final class KeyPaths: Strange {
  var path: KeyPath<String, Int> = \.count
  var writable: WritableKeyPath<[Int], Int> = \.[0]
  var partial: PartialKeyPath<String> = \.utf8
  var any: AnyKeyPath = \[Leaf].count
  var types: [any Any.Type] = [Int.self]
  var some: any Servicing.Type = Leaf.self
  var object: AnyObject.Type = Leaf.self
  let last = Leaf()
}

final class Layouts: Strange {
  enum Raw: UInt8 { case a, b }
  enum Many { case a(Leaf), b(Int, String), c([Leaf]), d(Raw), e, f(any Servicing), g(() -> Void), h(Leaf?) }
  enum Single { case only(Leaf) }
  enum Empty {}

  var bytes: (UInt8, UInt64, UInt8, UInt16) = (1, 2, 3, 4)
  var simd = SIMD3<Double>(1, 2, 3)
  var many: [Many] = [
    .a(Leaf()), .b(1, "b"), .c([Leaf()]), .d(.b), .e, .f(Leaf()), .f(Large()), .g {}, .h(nil), .h(Leaf()),
  ]
  var nested: Many?? = .some(.some(.a(Leaf())))
  var inner: Many??? = .some(.some(.none))
  var single = Single.only(Leaf())
  var empty: Empty?
  var result: Result<Int, Never> = .success(1)
  var hashable: [AnyHashable: Any] = ["a": 1, 2: "b"]
  var ranges: [Range<Int>] = [0..<1]
  var lazy = [1, 2].lazy.map { $0 + 1 }.filter { $0 > 1 }
  var sequence: any Sequence<Int> = [1]
  var string: any StringProtocol = "a"
  var unmanaged = Unmanaged.passUnretained(DateFormatter())
  var characters: [Character: Set<Character>] = ["a": ["b"]]
  let last = Leaf()
}

final class Nothings: Strange {
  var none: Leaf?
  weak var weak: (any Bound)?
  unowned(unsafe) var unchecked: Leaf?
  unowned var unowned: Leaf?
  var implicit: Leaf!
  var error: (any Error)?
  var any: Any?
  var object: AnyObject?
  var closure: (() -> Void)?
  var array: [Leaf]?
  var dictionary: [String: Leaf] = [:]
  var void: Void = ()
  var never: Never?
  let last = Leaf()
}

final class Tasks: Strange {
  let task = Task<Void, Never> {}
  let failing: Task<Int, any Error>? = Task { 1 }
  let stream = AsyncStream<Int> { $0.finish() }
  let clock: any Clock<Duration> = ContinuousClock()
  let atomic = Atomic<Int>(1)
  let mutex = Mutex<[Int]>([1])
  var subject: any Subject<Int, Never> = PassthroughSubject<Int, Never>()
  var publisher = Just(1).map { "\($0)" }.eraseToAnyPublisher()
  let last = Leaf()
}

@Observable
final class Watched: Strange {
  var number = 1
  var leaf = Leaf()
  @ObservationIgnored let last = Leaf()
}

final class Inherited: Operation, Strange, @unchecked Sendable {
  let last = Leaf()
}
