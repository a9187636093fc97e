/// The rules that there are.
public struct RuleCatalog: Sendable {
  /// What can be said of a rule without looking at code.
  public struct Entry: Hashable, Sendable {
    /// `VI-2`.
    public let id: String
    /// The law in a few words.
    public let title: String
    /// `nil` for a rule that applies to all code.
    public let architecture: Architecture?
    /// Whether it shows in an app's source.
    public let isRead: Bool
    /// Whether it shows in what an app does.
    public let isRun: Bool
    /// Whether it applies only if somebody asks for it.
    public var isOptIn = false
    /// Whether it applies where the architecture is only guessed.
    public var holdsByGuess = true

    /// Whether a machine can check it.
    public var isChecked: Bool { isRead || isRun }
  }

  let rules: [any Rule.Type]
  let runRules: [any RunRule.Type]
  private let surveys: [String: any Survey.Type]
  /// All rules, in the order of architectures and numbers.
  public let entries: [Entry]

  init(
    rules: [any Rule.Type], runRules: [any RunRule.Type], unchecked: [any UncheckedRule.Type] = [],
    surveys: [any Survey.Type] = []
  ) {
    self.surveys = Dictionary(surveys.map { ($0.id, $0) }) { first, _ in first }
    self.rules = rules
    self.runRules = runRules
    let readIDs = Set(rules.map { $0.id })
    let runIDs = Set(runRules.map { $0.id })
    let read = rules.map { rule in
      Entry(
        id: rule.id, title: rule.title, architecture: rule.architecture, isRead: true, isRun: runIDs.contains(rule.id),
        isOptIn: rule.isOptIn, holdsByGuess: rule.holdsByGuess)
    }
    let run = runRules.filter { !readIDs.contains($0.id) }.map { rule in
      Entry(id: rule.id, title: rule.title, architecture: rule.architecture, isRead: false, isRun: true)
    }
    let others = unchecked.map { rule in
      Entry(id: rule.id, title: rule.title, architecture: rule.architecture, isRead: false, isRun: false)
    }
    entries = (read + run + others).sorted { RuleDocumentation.order($0.id) < RuleDocumentation.order($1.id) }
  }

  /// The rules of an architecture and those for all code.
  public func entries(for architecture: Architecture?) -> [Entry] {
    entries.filter { $0.architecture == nil || $0.architecture == architecture }
  }

  /// The survey with an id.
  func survey(_ id: String) -> (any Survey.Type)? { surveys[id] }

  /// The rule with an id, however it is capitalised.
  public func rule(_ id: String) -> Entry? {
    entries.first { $0.id == id.uppercased() }
  }

  /// The id that was probably meant: one of the same architecture with the nearest number, or of any.
  public func nearest(to id: String) -> String? {
    let id = id.uppercased()
    let digits = id.filter(\.isNumber)
    let letters = id.filter(\.isLetter)
    if let known = entries.first(where: { $0.id == "\(letters)-\(digits)" }) { return known.id }
    let family = entries.filter { $0.id.hasPrefix("\(letters)-") }
    let number = Int(digits) ?? 1
    func distance(_ entry: Entry) -> Int {
      abs((Int(entry.id.drop { !$0.isNumber }) ?? 0) - number)
    }
    return family.min { distance($0) < distance($1) }?.id
  }

  /// The rules that apply to a file of one of some architectures.
  ///
  /// - Parameter only: the ids of the rules that are asked for; all that the configuration lets through if empty.
  func rules(
    for architectures: Set<Architecture?>, only ids: Set<String>, _ configuration: Configuration
  ) -> [any Rule.Type] {
    rules.filter { rule in
      guard ids.isEmpty else { return ids.contains(rule.id) }
      let isEnabled = configuration.isEnabledSomewhere(rule.id)
      let isMeant = architectures.contains(where: rule.holds) || rule.architecture == nil
      let isAsked = !rule.isOptIn && (rule.holdsByGuess || configuration.namesArchitectures)
      return (isEnabled || isMeant && isAsked) && !configuration.disabled.contains(rule.id)
    }
  }
}
