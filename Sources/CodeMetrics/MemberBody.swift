import SwiftSyntax

/// The body of a member or a type, cut into the parts that stand below each other.
///
/// A part is a statement, or a member of a type, with the comments above it. Where there are few, a chain of calls is cut
/// at the lines on which it goes on; where there are many, those that no blank line parts are one.
public struct MemberBody: Hashable, Sendable {
  /// One part, in as many lines as it has.
  public struct Part: Hashable, Sendable {
    /// Its lines, without what all lines of the body are indented by.
    public let text: String

    /// A part with these lines.
    public init(_ text: String) { self.text = text }
  }

  /// A whole file with other parts in the place of the body's.
  public struct File: Hashable, Sendable {
    public let text: String
    /// The lines of each part, from 1.
    public let places: [ClosedRange<Int>]
  }

  /// How it begins: `func configure() -> ViewController {`.
  public let head: String
  /// In the order in which they are written.
  public let parts: [Part]
  private let linesBefore: [String]
  private let linesAfter: [String]
  private let indentation: String

  /// With fewer parts than these, chains of calls are cut, too.
  private static let few = 5
  /// More parts than these cannot be seen at a glance.
  private static let many = 9

  /// The body of what is declared here; nil where that has none, or one without lines of its own.
  ///
  /// - Parameter text: the file of the declaration.
  public init?(of declaration: DeclarationIndex.Declaration, in text: String) {
    let tree = SourceFileSyntax(reading: text)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let finder = BodyFinder(line: declaration.line, converter: converter)
    finder.walk(tree)
    guard let body = finder.body, let first = body.items.first else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func line(_ position: AbsolutePosition) -> Int { converter.location(for: position).line }
    let (open, close) = (line(body.open), line(body.close))
    guard line(first.item.positionAfterSkippingLeadingTrivia) > open else { return nil }
    var cuts = body.items.map { BodyCuts.Item($0.item, isCode: $0.isCode, line: line) }
    // What shares a line with the one before it belongs to it.
    cuts = cuts.enumerated().filter { $0.offset == 0 || $0.element.start > cuts[$0.offset - 1].end }.map(\.element)
    let ranges = BodyCuts(items: cuts, after: open, few: Self.few, many: Self.many, lines: lines).ranges
    guard let last = ranges.last, last.upperBound < close else { return nil }
    let indentation = String(lines[line(first.item.positionAfterSkippingLeadingTrivia) - 1].prefix { $0 == " " })
    self.indentation = indentation
    parts = ranges.map { range in
      Part(lines[(range.lowerBound - 1)..<range.upperBound].map { $0.without(indentation) }.joined(separator: "\n"))
    }
    let headLines = lines[(line(body.start) - 1)..<open]
    let margin = String(headLines.first?.prefix { $0 == " " } ?? "")
    head = headLines.map { $0.without(margin) }.joined(separator: "\n")
    linesBefore = Array(lines[..<open])
    linesAfter = Array(lines[(close - 1)...])
  }

  /// The file with these parts as the body, in this order.
  public func file(with parts: [Part]) -> File {
    var text = linesBefore
    var places: [ClosedRange<Int>] = []
    for part in parts {
      let lines = part.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.allSatisfy { $0 == " " } ? "" : indentation + $0 }
      places.append((text.count + 1)...(text.count + max(lines.count, 1)))
      text += lines
    }
    return File(text: (text + linesAfter).joined(separator: "\n"), places: places)
  }
}

/// Where a body is cut.
private struct BodyCuts {
  /// A statement or a member, by its lines.
  struct Item {
    let start: Int
    let end: Int
    /// The lines on which its chain of calls goes on.
    let chain: [Int]

    init(_ item: Syntax, isCode: Bool, line: (AbsolutePosition) -> Int) {
      start = line(item.positionAfterSkippingLeadingTrivia)
      end = line(item.endPositionBeforeTrailingTrivia)
      chain = isCode ? Self.chain(of: item, line: line) : []
    }

    private static func chain(of item: Syntax, line: (AbsolutePosition) -> Int) -> [Int] {
      var lines: [Int] = []
      var expression = item.as(ExprSyntax.self)
      while let current = expression {
        if let call = current.as(FunctionCallExprSyntax.self) {
          expression = call.calledExpression
        } else if let access = current.as(MemberAccessExprSyntax.self), let base = access.base {
          let period = line(access.period.positionAfterSkippingLeadingTrivia)
          if period > line(base.endPositionBeforeTrailingTrivia) { lines.append(period) }
          expression = base
        } else {
          expression = current.as(TryExprSyntax.self)?.expression ?? current.as(AwaitExprSyntax.self)?.expression
        }
      }
      return lines.reversed()
    }
  }

  /// The lines of the parts, from 1.
  private(set) var ranges: [ClosedRange<Int>] = []

  init(items: [Item], after open: Int, few: Int, many: Int, lines: [String]) {
    func isBlank(_ line: Int) -> Bool { lines[line - 1].allSatisfy(\.isWhitespace) }
    var next = open + 1
    for item in items {
      while next < item.start, isBlank(next) { next += 1 }
      let chain = items.count < few ? item.chain : []
      for (start, end) in zip([next] + chain, chain.map { $0 - 1 } + [item.end]) where start <= end {
        ranges.append(start...end)
      }
      next = item.end + 1
    }
    if ranges.count > many { join { !isBlank($1.lowerBound - 1) && $0.upperBound + 1 == $1.lowerBound } }
    while ranges.count > many {
      ranges = stride(from: 0, to: ranges.count, by: 2).map { index in
        ranges[index].lowerBound...ranges[min(index + 1, ranges.count - 1)].upperBound
      }
    }
  }

  /// Makes one of each two neighbours for which this holds.
  private mutating func join(where belong: (ClosedRange<Int>, ClosedRange<Int>) -> Bool) {
    ranges = ranges.reduce(into: []) { joined, range in
      if let last = joined.last, belong(last, range) {
        joined[joined.count - 1] = last.lowerBound...range.upperBound
      } else {
        joined.append(range)
      }
    }
  }
}

/// Finds the body of the declaration whose name is on a line.
private final class BodyFinder: SyntaxVisitor {
  struct Body {
    /// Where the declaration begins, its braces open and close.
    let start: AbsolutePosition
    let open: AbsolutePosition
    let close: AbsolutePosition
    let items: [(item: Syntax, isCode: Bool)]
  }

  private(set) var body: Body?
  private let line: Int
  private let converter: SourceLocationConverter

  init(line: Int, converter: SourceLocationConverter) {
    (self.line, self.converter) = (line, converter)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { take(node, node.name, node.body) }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.initKeyword, node.body)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { take(node, node.name, node.memberBlock) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { take(node, node.name, node.memberBlock) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { take(node, node.name, node.memberBlock) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    take(node, node.name, node.memberBlock)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, let block = binding.accessorBlock,
      case .getter(let items) = block.accessors, isHere(binding.pattern)
    else { return .skipChildren }
    body = Body(
      start: node.positionAfterSkippingLeadingTrivia, open: block.leftBrace.positionAfterSkippingLeadingTrivia,
      close: block.rightBrace.positionAfterSkippingLeadingTrivia, items: items.map { (Syntax($0.item), true) })
    return .skipChildren
  }

  private func take(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax, _ block: CodeBlockSyntax?)
    -> SyntaxVisitorContinueKind
  {
    if let block, isHere(name) {
      body = Body(
        start: node.positionAfterSkippingLeadingTrivia, open: block.leftBrace.positionAfterSkippingLeadingTrivia,
        close: block.rightBrace.positionAfterSkippingLeadingTrivia,
        items: block.statements.map { (Syntax($0.item), true) })
    }
    return .skipChildren
  }

  private func take(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax, _ block: MemberBlockSyntax)
    -> SyntaxVisitorContinueKind
  {
    guard isHere(name) else { return .visitChildren }
    body = Body(
      start: node.positionAfterSkippingLeadingTrivia, open: block.leftBrace.positionAfterSkippingLeadingTrivia,
      close: block.rightBrace.positionAfterSkippingLeadingTrivia, items: block.members.map { (Syntax($0.decl), false) })
    return .skipChildren
  }

  private func isHere(_ name: some SyntaxProtocol) -> Bool {
    converter.location(for: name.positionAfterSkippingLeadingTrivia).line == line
  }
}

extension String {
  /// The line without so much of its indentation.
  fileprivate func without(_ indentation: String) -> String {
    hasPrefix(indentation) ? String(dropFirst(indentation.count)) : String(drop { $0 == " " })
  }
}
