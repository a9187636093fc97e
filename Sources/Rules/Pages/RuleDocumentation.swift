import Foundation

/// The pages of all rules, and the one that lists them.
public struct RuleDocumentation: Hashable, Sendable {
  /// In the order of architectures and numbers.
  public let pages: [RulePage]

  /// Reads the comments of the rules in some folders of sources.
  ///
  /// - Throws: `LintError` when a folder cannot be read.
  public init(sources folders: [String]) throws(LintError) {
    var pages: [RulePage] = []
    for folder in folders {
      for source in try SourceTree(path: folder).texts {
        let text = String(decoding: source.bytes, as: UTF8.self)
        pages += ["Rule", "RunRule", "CallRule", "UncheckedRule"].flatMap { RulePage.pages(in: text, kind: $0) }
      }
    }
    self.pages = pages.sorted { Self.order($0.id) < Self.order($1.id) }
  }

  /// The files of the DocC catalogue by their names.
  public var files: [String: String] {
    var files = Dictionary(pages.map { ("\($0.id).md", $0.markdown) }) { first, _ in first }
    files["Rules.md"] = overview
    return files
  }

  /// Where an id stands among the others: by architecture, then by number.
  static func order(_ id: String) -> (Int, Int) {
    let prefix = id.prefix { $0 != "-" }
    let family = Architecture.allCases.firstIndex { $0.prefix == prefix } ?? Architecture.allCases.count
    return (family, Int(id.drop { !$0.isNumber }) ?? 0)
  }

  /// Which calls are forbidden, as a table.
  private var calls: String {
    let rules = RuleCatalog.standard.runRules.compactMap { $0 as? any CallRule.Type }
    func words(_ roles: Set<Role>) -> String {
      // A rule that allows few speaks of all others.
      let others = Set(Role.inSources).subtracting(roles)
      let isFew = others.count < roles.count
      let names = (isFew ? others : roles).map(\.words).sorted().joined(separator: ", ")
      return isFew ? "all but " + names : names
    }
    let rows = rules.sorted { Self.order($0.id) < Self.order($1.id) }.map { rule in
      "| <doc:\(rule.id)> | \(words(rule.callers)) | \(words(rule.callees)) |"
    }
    return (["| rule | caller | must not call |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private var overview: String {
    let families = Architecture.allCases.map { ($0.title, $0.prefix) } + [("All code", "SM")]
    let topics = families.map { title, prefix in
      "### \(title)\n\n"
        + pages.filter { $0.id.hasPrefix(prefix + "-") }.map { "- <doc:\($0.id)>\n" }.joined()
    }
    return """
      # ``Rules``

      The laws of the architectures, as far as a machine can check them.

      ## Overview

      Each rule has a page, which is made from the comment of the rule's type. `atelier lint <path>` checks the sources
      of any Swift project; in the shell, `rules` checks the code on the stage and what it has done there: some laws show
      only in a run.

      In a run, the calls that an app's own code makes are held to this table, whatever names and protocols stand between
      caller and called:

      \(calls)

      Not all of an architecture can be checked. That somebody "decides nothing" or has "one responsibility" is for
      people to tell; where a law says so, its page says what to look at.

      ## Topics


      """ + topics.joined(separator: "\n")
  }
}
