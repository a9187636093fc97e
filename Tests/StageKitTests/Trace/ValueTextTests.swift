import Foundation
import OpenCombine
import Routing
import Testing

@testable import StageKit

/// How arguments are written in a trace.
struct ValueTextTests {
  @Test(
    arguments: [
      (Sample("Login"), #""Login""#),
      (Sample("a\n\"quoted\" \\ text"), #""a\n\"quoted\" \\ text""#),
      (Sample("a text that is much longer than fits"), #""a text that is much l…""#),
      (Sample("abc".dropFirst()), #""bc""#),
      (Sample(Character("x")), #""x""#),
      (Sample(42), "42"),
      (Sample(UInt8(7)), "7"),
      (Sample(-1.5), "-1.5"),
      (Sample(true), "true"),
      (Sample(Duration.milliseconds(1500)), "1500ms"),
      (Sample(String?.none as Any), "nil"),
      (Sample(String??.some(.some("a")) as Any), #""a""#),
      (Sample(()), "()"),
      (Sample((1, name: "Ann")), #"(1, name: "Ann")"#),
      (Sample([1, 2, 3]), "[1, 2, 3]"),
      (Sample([Int]()), "[]"),
      (Sample(Array(100...2000)), "[100, 101, 102, 103, …]"),
      (Sample(["id": "42"]), #"["id": "42"]"#),
      (Sample([String: Int]()), "[:]"),
      (Sample(Set(["b", "a"])), #"["a", "b"]"#),
      (Sample(Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, $0) })), "[…]"),
      (Sample(Mood.calm), ".calm"),
      (Sample(Mood.busy(with: "mail", since: 3)), #".busy(with: "mail", …)"#),
      (Sample(Mood.named("Ann")), #".named("Ann")"#),
      (Sample(Mood.within(.calm)), ".within(.calm)"),
      (Sample(Result<Int, any Error>.success(1)), ".success(1)"),
      (Sample(Person(id: 42, firstName: "Ann", lastName: "Appleseed")), "Person(id: 42, …)"),
      (Sample(Point(x: 1, y: 2)), "Point(x: 1, y: 2)"),
      (Sample(Talkative()), "Talkative(…)"),
      (Sample(Number(rawValue: 42)), "42"),
      (Sample([Number(rawValue: 42): "Ann"]), #"[42: "Ann"]"#),
      (Sample(SelfMirroring()), "SelfMirroring(…)"),
      (Sample(AnObjectWithAVeryLongName()), "AnObjectWithAVeryLongName"),
      (Sample(Person.self), "Person.self"),
      (Sample(Published(initialValue: "Ann")), #""Ann""#),
      (Sample(Observed(["Ann"]).storage), #"["Ann"]"#),
      (Sample(CurrentValueSubject<Int?, Never>(42)), "CurrentValueSubject(42)"),
      (Sample({ () -> Void in }), "…"),
      (Sample(Oops.wrong(code: 1) as any Error), ".wrong(code: 1)"),
      (Sample([Talkative()]), "[Talkative(…)]"),
      (Sample([Mood.calm as Any, 1, "a"]), #"[.calm, 1, "a"]"#),
      (Sample(AnyHashable(Talkative())), "AnyHashable(…)"),
      (Sample(URL(string: "https://a.b/c") as Any), "https://a.b/c"),
      (Sample(Data([1, 2])), "Data(…)"),
      (Sample(UnsafeMutablePointer<Int>(bitPattern: 8) as Any), "UnsafeMutablePointer<In…"),
    ] as [(Sample, String)])
  func `values are written as in code, shortened, and without asking the app`(_ sample: Sample, _ text: String) {
    #expect(ValueText().text(of: sample.value) == text)
  }

  @Test func `a URN is written as a URN`() throws {
    #expect(try ValueText().text(of: ModuleURN(parsing: "User:42")) == "User:42")
  }
}

struct Sample: @unchecked Sendable, CustomTestStringConvertible {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }

  var testDescription: String { "\(type(of: value))" }
}

struct Person {
  let id: Int
  let firstName: String
  let lastName: String
}

struct Point {
  var x = 0
  var y = 0
}

enum Mood {
  case calm
  case busy(with: String, since: Int)
  case named(String)
  indirect case within(Mood)
}

enum Oops: Error {
  case wrong(code: Int)
}

final class AnObjectWithAVeryLongName {}

struct Talkative: CustomStringConvertible, Hashable {
  var description: String { fatalError("must not be asked") }
}

struct Number: RawRepresentable, Hashable, CustomStringConvertible {
  let rawValue: Int

  var description: String { "number \(rawValue)" }
}

struct SelfMirroring: CustomReflectable {
  var customMirror: Mirror { fatalError("must not be asked") }
}

private final class Observed<Value> {
  @Published var value: Value

  init(_ value: Value) { self.value = value }

  /// As it is once somebody has asked for its publisher.
  var storage: Published<Value> {
    _ = $value
    return _value
  }
}
