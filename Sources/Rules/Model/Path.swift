/// What stands in front of a call or an assignment: `self?.viewModel.onClose`, `container.resolve(UserFactory.self).make`.
struct Path: Hashable, Sendable {
  /// One name in it.
  struct Component: Hashable, Sendable {
    let name: String
    var isCall = false
    /// The type that a call names as its first argument, `UserFactory` in `resolve(UserFactory.self)`.
    var metatype: String?
  }

  /// Whether it begins with `self`, which `lines` leave out.
  private(set) var beginsWithSelf = false
  private var isCalled = false
  /// Whether one of the lines is of a call.
  private var hasCalls = false
  /// How many lines there are.
  private var lineCount: Int32 = 0
  /// The components in front of the last, and the last too once it is called, each on a line of its own.
  ///
  /// A file has thousands of paths, and most are so short that such a text takes no memory of its own. A call has a tab
  /// behind its name, and its metatype behind that.
  private var lines: String?
  /// `nil` for a path without components.
  private var lastName: String?
  /// The places of its names, in less memory than two numbers of full size take: a file has thousands of paths.
  private var lastPlace: UInt32 = 0
  private var firstPlace: UInt32 = 0

  /// Where its last name stands.
  var offset: Int {
    get { Int(lastPlace) }
    set { lastPlace = UInt32(truncatingIfNeeded: newValue) }
  }
  /// Where its first name stands, which all calls of a chain have in common.
  var start: Int {
    get { Int(firstPlace) }
    set { firstPlace = UInt32(truncatingIfNeeded: newValue) }
  }

  /// A path without components.
  init() {}

  /// A path of one name.
  init(_ name: String) { append(name) }

  /// What a function hands out: the target of `return value`.
  static let returned = Path("return")

  /// From left to right; a path that begins with something else than a name begins with an empty component.
  var components: [Component] {
    var components = beginsWithSelf ? [Component(name: "self")] : []
    forEachLine { line in
      let calls = line.firstIndex(of: Self.tab).map { line[$0...] }
      let metatype = calls?.split(separator: Self.tab).last
      components.append(
        Component(name: Self.name(in: line), isCall: calls != nil, metatype: metatype.map(Self.text)))
    }
    if let lastName, !isCalled { components.append(Component(name: lastName)) }
    return components
  }

  /// The names, `self` left out.
  var names: [String] {
    // Most paths have one name or two.
    if lineCount <= 1, !hasCalls { return [lines, lastName].compactMap(\.self) }
    var names: [String] = []
    names.reserveCapacity(nameCount)
    forEachLine { names.append(Self.name(in: $0)) }
    if let lastName, !isCalled { names.append(lastName) }
    return names
  }

  /// How many names there are, `self` left out.
  var nameCount: Int { Int(lineCount) + (lastName == nil || isCalled ? 0 : 1) }

  /// Whether it is a single name, which may be `self`.
  var isOneName: Bool { nameCount == (beginsWithSelf ? 0 : 1) }

  /// Whether it has this one name, `self` left out.
  func isNamed(_ name: String) -> Bool { nameCount == 1 && first == name }

  /// The first of the names; empty where there is none.
  var first: String {
    guard var lines else { return lastName ?? "" }
    if lineCount == 1, !hasCalls { return lines }
    return lines.withUTF8 { Self.name(in: $0[...]) }
  }

  /// Whether the first of the names begins with a capital letter.
  var beginsWithCapital: Bool { (lines ?? lastName)?.beginsWithCapital ?? false }

  /// The second of the names; empty where there is none.
  var second: String {
    guard lineCount > 1, var lines else { return lines == nil || isCalled ? "" : last }
    return lines.withUTF8 { lines in
      lines.firstIndex(of: Self.newline).map { Self.name(in: lines[($0 + 1)...]) }
    } ?? ""
  }

  /// The last name, which may be `self`; empty where there is none.
  var last: String { lastName ?? (beginsWithSelf ? "self" : "") }

  /// The path without its last component.
  var base: Path {
    var base = Path()
    (base.offset, base.start) = (offset, start)
    for component in components.dropLast() {
      base.append(component.name)
      if component.isCall { base.call(with: component.metatype) }
    }
    return base
  }

  /// The same path with another first name, which is one of the object's own: `self.model.title` for `model.title`.
  func beginning(withOwn name: String) -> Path {
    var path = Path("self")
    (path.offset, path.start) = (offset, start)
    for (number, component) in components.enumerated() {
      path.append(number == 0 ? name : component.name)
      if component.isCall { path.call(with: component.metatype) }
    }
    return path
  }

  /// Adds a name behind the last.
  mutating func append(_ name: String) {
    if lastName == nil, name == "self", !beginsWithSelf {
      beginsWithSelf = true
    } else {
      endLine()
      isCalled = false
      lastName = name
    }
  }

  /// Notes that what it leads to is called.
  ///
  /// - Parameter metatype: the type that the call names as its first argument.
  mutating func call(with metatype: String?) {
    endLine()
    isCalled = lastName != nil
    guard lines != nil else { return }
    hasCalls = true
    lines?.append("\t")
    if let metatype { lines?.append(metatype) }
  }

  /// Takes the last name into the lines, where it is not yet in them.
  private mutating func endLine() {
    guard let lastName, !isCalled else { return }
    lineCount += 1
    guard let length = lines?.utf8.count else {
      lines = lastName
      return
    }
    lines?.reserveCapacity(length + 1 + lastName.utf8.count)
    lines?.append("\n")
    lines?.append(lastName)
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  private func forEachLine(_ body: (Bytes) -> Void) {
    guard var lines else { return }
    lines.withUTF8 { lines in
      var rest = lines[...]
      while let end = rest.firstIndex(of: Self.newline) {
        body(rest[..<end])
        rest = rest[(end + 1)...]
      }
      body(rest)
    }
  }

  /// The name with which some lines begin.
  private static func name(in lines: Bytes) -> String { text(lines.prefix { $0 != newline && $0 != tab }) }

  private static func text(_ bytes: Bytes) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}

extension Path: Kept {
  init(from reader: inout KeptReader) {
    beginsWithSelf = Bool(from: &reader)
    lines = String?(from: &reader)
    isCalled = Bool(from: &reader)
    lastName = String?(from: &reader)
    offset = Int(from: &reader)
    start = Int(from: &reader)
    lineCount = Int32(lines.map { $0.utf8.count { $0 == Self.newline } + 1 } ?? 0)
    hasCalls = lines?.utf8.contains(Self.tab) ?? false
  }

  func write(to writer: inout KeptWriter) {
    beginsWithSelf.write(to: &writer)
    lines.write(to: &writer)
    isCalled.write(to: &writer)
    lastName.write(to: &writer)
    offset.write(to: &writer)
    start.write(to: &writer)
  }
}
