extension OddCase {
  static let properties = OddCase(
    name: "Properties",
    source: ##"""
      @propertyWrapper struct Clamped {
        private var value: Int
        var wrappedValue: Int { get { value } set { value = min(newValue, 10) } }
        var projectedValue: String { "clamped \(value)" }
        init(wrappedValue: Int) { value = min(wrappedValue, 10) }
      }
      final class Widget {
        var observed = 1 { didSet { print("observed \(oldValue) -> \(observed)") } }
        var both: Int = 1 {
          willSet(coming) { print("coming \(coming)") }
          didSet(old) { if old != both { both = old + 1 } }
        }
        @Clamped var clamped = 3 { didSet { print("clamped now \(clamped)") } }
        lazy var late: [Int] = { print("late"); return [1] }()
        lazy var closureOnce: String = { "once" }()
        private(set) lazy var handler: (Int) -> String = { [unowned self] n in "\(n) \(self.observed)" }
        var computed: Int { observed * 2 }
        var settable: Int {
          get { observed }
          set { observed = newValue }
        }
        var named: Int { get { 1 } set(other) { print("set \(other)") } }
        static var shared: Int { 7 }
        class var overridable: String { "base" }
        static let table: [String: Int] = { ["a": 1] }()
        var unit: Void { print("unit") }
        subscript(index: Int) -> Int { index + observed }
        subscript(key key: String, default value: @autoclosure () -> Int) -> Int {
          get { key.count + value() }
          set { observed = newValue }
        }
        static subscript(_ text: String) -> String { "static \(text)" }
        var tuple: (a: Int, b: Int) { (1, 2) }
        var fallible: Int { get throws { 4 } }
        weak var next: Widget? { didSet { print("next") } }
        var `default`: Int { 3 }
      }
      struct Stored {
        var x = 0 { didSet { x = min(x, 5) } }
        private var storage = 1
        var initialised: Int {
          @storageRestrictions(initializes: storage)
          init(newValue) { storage = newValue * 2 }
          get { storage }
          set { storage = newValue }
        }
        init(x: Int) { self.x = x; self.initialised = x }
        mutating func bump() { x += 1 }
        mutating func both(_ y: inout Int) -> Int { y += x; x = y; return y }
        var yielding: Int { _read { yield storage } _modify { yield &storage } }
      }
      enum Properties {
        static func run() async throws {
          let p = Widget()
          p.observed = 2; p.both = 5; p.clamped = 40; p.settable = 9; p.named = 3; p.next = p; p.next = nil
          print(p.both, p.clamped, p.$clamped, p.late, p.closureOnce, p.handler(4), p.computed, p.settable, p.named)
          print(Widget.shared, Widget.overridable, Widget.table, p[1], p[key: "abc", default: 4], Widget["t"])
          p[key: "x", default: 1] = 12
          p.unit
          print(p.tuple, try p.fallible, p.default)
          var s = Stored(x: 3)
          s.bump(); s.bump(); s.bump()
          var y = 2
          print(s.both(&y), y, s.x, s.initialised)
          s.yielding += 1
          print(s.yielding)
        }
      }
      """##)
}
