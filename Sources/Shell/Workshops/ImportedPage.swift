import WorkshopKit
import Workspaces

/// The page of a workshop that was made of a repository: the repository's own, or one that is made of its commits.
struct ImportedPage {
  let id: String
  let branches: BranchImport
  /// The workshop that the repository comes from; nil if none is known.
  let model: Workshop?

  var text: String {
    let page = branches.page ?? ""
    let block = FrontMatterBlock(of: page)
    var lines = ["---"] + (block.map { named($0.yaml) } ?? header) + ["---"]
    lines.append(block?.body ?? (page.isEmpty ? "# \(id)\n" : page))
    // The page has what it says already; what it leaves out is said by the workshop that it comes from, or by a commit.
    let written = WorkshopPage(parsing: page)
    let known = model.map(WorkshopPage.init)
    for step in branches.steps where written.section(.step, step.id) == nil {
      let body = known?.section(.step, step.id).map { withoutExercises($0.body) }
      lines += ["## Step: \(step.id)", body ?? "\(step.subject)\n"]
    }
    return lines.joined(separator: "\n")
  }

  /// The front matter of a page that has none.
  private var header: [String] {
    var lines = ["id: \(id)", "title: \(id)", "wiring: \(id)"]
    lines += model?.architecture.map { ["architecture: \($0)"] } ?? []
    if let modules = model?.modules, !modules.isEmpty {
      lines += ["modules:"] + modules.map { "  \($0.path): \($0.name)" }
    }
    return lines
  }

  /// The front matter with the names under which the workshop is imported; each line stays where it is.
  private func named(_ yaml: String) -> [String] {
    var lines = yaml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for key in ["id", "wiring"] {
      let line = "\(key): \(id)"
      if let index = lines.firstIndex(where: { $0.hasPrefix("\(key):") }) {
        lines[index] = line
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  /// A section without its exercises, whose solutions the repository does not have.
  private func withoutExercises(_ body: String) -> String {
    var isExercise = false
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.hasPrefix("```exercise") { isExercise = true }
      defer { if isExercise, line == "```" { isExercise = false } }
      return !isExercise
    }
    return lines.joined(separator: "\n")
  }
}
