import Rules
import StageProtocol

/// What has come, gone and changed in the graph of an app whose code was changed.
public struct GraphChange: Hashable, Sendable {
  /// Objects, and references between objects that were there before.
  public private(set) var come: [String] = []
  /// Objects, and references between objects that are still there.
  public private(set) var gone: [String] = []
  /// References that are held in another way: `UserPresenter.view ⇢ UserViewController weak, was strong`.
  public private(set) var changed: [String] = []

  /// Whether nothing has changed.
  public var isEmpty: Bool { come.isEmpty && gone.isEmpty && changed.isEmpty }

  /// Compares an app's graph before the change with the one after it.
  public init(from before: ObjectGraph, to now: ObjectGraph) {
    let (old, new) = (NamedGraph(before), NamedGraph(now))
    come = new.objects.filter { !old.known.contains($0) }
    gone = old.objects.filter { !new.known.contains($0) }
    for place in new.places {
      guard let reference = new.references[place] else { continue }
      if let other = old.references[place] {
        let (words, otherWords) = (reference.words(from: place.from, to: place.to), other.strength.rawValue)
        if reference.strength != other.strength { changed.append("\(words), was \(otherWords)") }
      } else if old.known.isSuperset(of: [place.from, place.to]) {
        come.append(reference.words(from: place.from, to: place.to))
      }
    }
    for place in old.places where new.references[place] == nil {
      guard let reference = old.references[place], new.known.isSuperset(of: [place.from, place.to]) else { continue }
      gone.append(reference.words(from: place.from, to: place.to))
    }
  }

  private struct Place: Hashable {
    let from: String
    let label: String
    let to: String
  }

  /// A graph whose objects go by their types and numbers, which are the same in every run.
  private struct NamedGraph {
    let objects: [String]
    let known: Set<String>
    private(set) var references: [Place: ObjectGraph.Edge] = [:]
    private(set) var places: [Place] = []

    init(_ graph: ObjectGraph) {
      let names = GraphDifference.names(in: graph, isSameApp: true)
      objects = graph.nodes.map { names[$0.id] ?? $0.id }
      known = Set(objects)
      for edge in graph.edges {
        let place = Place(from: names[edge.from] ?? edge.from, label: edge.label, to: names[edge.to] ?? edge.to)
        if references.updateValue(edge, forKey: place) == nil { places.append(place) }
      }
    }
  }
}

/// The calls that an event causes and did not cause before its app's code was changed, and the other way round.
public struct CallChange: Hashable, Sendable {
  /// The members that are called more often, each once: `UserRouter.close()`.
  public let come: [String]
  /// The members that are called less often.
  public let gone: [String]
  /// Whether the same calls are made in another order.
  public let isReordered: Bool

  /// Whether nothing has changed.
  public var isEmpty: Bool { come.isEmpty && gone.isEmpty && !isReordered }

  /// Compares the calls before the change with those after it.
  public init(from before: CallTrace, to now: CallTrace) {
    let (old, new) = (Self.names(in: before), Self.names(in: now))
    come = Self.only(new, without: old)
    gone = Self.only(old, without: new)
    isReordered = come.isEmpty && gone.isEmpty && old != new
  }

  private static func names(in trace: CallTrace) -> [String] {
    trace.calls.map { $0.member.withoutValues.text(in: $0.type) }
  }

  /// Each name that stands more often in one list than in another, once.
  private static func only(_ names: [String], without others: [String]) -> [String] {
    var rest = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: Set<String> = []
    return names.filter { name in
      rest[name, default: 0] -= 1
      return rest[name, default: 0] < 0 && seen.insert(name).inserted
    }
  }
}

/// The leaks that a change of code has fixed.
public struct LeakChange: Hashable, Sendable {
  /// For how many reasons objects lived on before.
  public let before: Int
  /// How many of those are gone.
  public let gone: Int
  /// How many reasons there are now that were hidden by others, or are new.
  public let come: Int

  /// Compares the leaks before the change with those after it.
  public init(from before: LeakReport, to now: LeakReport) {
    // Somewhere else in the same file it is still the same.
    let key = { (cause: LeakReport.Cause) in [cause.fix, cause.file] }
    let (rest, known) = (Set(now.causes.map(key)), Set(before.causes.map(key)))
    self.before = before.causes.count
    gone = before.causes.count { !rest.contains(key($0)) }
    come = now.causes.count { !known.contains(key($0)) }
  }

  /// `1 of 2 causes gone`; nil where none is.
  public var words: String? {
    guard gone > 0 else { return nil }
    let others = come == 0 ? "" : ", and \(come == 1 ? "another shows" : "\(come) others show") now"
    if before == 1 { return come == 0 ? "gone" : "that cause is gone\(others)" }
    return (gone == before ? "all \(before) causes gone" : "\(gone) of \(before) causes gone") + others
  }
}

/// The findings that a change of code has brought, and those that it has fixed.
public struct RuleChange: Hashable, Sendable {
  /// Those that were not there before.
  public let new: [Finding]
  /// Those that are not there any more.
  public let fixed: [Finding]

  /// Whether nothing has changed.
  public var isEmpty: Bool { new.isEmpty && fixed.isEmpty }

  /// Compares the findings before the change with those after it.
  public init(from before: [Finding], to now: [Finding]) {
    new = Self.only(now, without: before)
    fixed = Self.only(before, without: now)
  }

  /// A finding is the same on another line: there may be more or less code above it now.
  private static func only(_ findings: [Finding], without others: [Finding]) -> [Finding] {
    func key(_ finding: Finding) -> [String?] { [finding.rule, finding.file, finding.what] }
    var rest = Dictionary(others.map { (key($0), 1) }, uniquingKeysWith: +)
    return findings.filter { finding in
      rest[key(finding), default: 0] -= 1
      return rest[key(finding), default: 0] < 0
    }
  }
}
