import Foundation
import Testing
import Workspaces

/// Random sequences of what people do to a workspace, of which every version that was ever saved must be found again.
///
/// `ATELIER_SEQUENCES=1000` tries as many; few are tried otherwise, so that the suite stays quick.
struct NothingIsLostTests {
  private static let count = ProcessInfo.processInfo.environment["ATELIER_SEQUENCES"].flatMap { Int($0) } ?? 12

  @Test(arguments: 0..<count)
  func `every version that was saved is found again`(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed) &+ 1)
    let sample = try SampleWorkspace()
    var saved: Set<String> = []
    var log: [String] = []
    var workspace = try sample.open()
    for number in 0..<Int.random(in: 5...14, using: &random) {
      let action = Action.allCases.randomElement(using: &random) ?? .edit
      log.append("\(action)")
      switch action {
      case .edit, .create:
        let file =
          action == .edit
          ? "User.swift" : ["Own.swift", "Deep/Own.swift", "User.swift/In.swift"].randomElement(using: &random) ?? ""
        let text = "\(seed) \(number)\n"
        sample.write(text, to: "App/\(file)")
        // A file that cannot be made there was not saved.
        guard sample.code()[file] == text else { continue }
        try workspace.keepVersion()
        saved.insert(text)
      case .delete: try? FileManager.default.removeItem(at: sample.folder.appending(path: "App/User.swift"))
      case .step: _ = try? workspace.move(to: sample.step(Int.random(in: 0...2, using: &random)))
      case .carry:
        let carrying = [Carrying.mine, .preferringMine, .preferringStep].randomElement(using: &random) ?? .mine
        _ = try? workspace.move(to: sample.step(Int.random(in: 0...2, using: &random)), carrying: carrying)
      case .reset: _ = try? workspace.reset()
      case .bringBack:
        if let version = try workspace.versions().randomElement(using: &random) { try? workspace.bringBack(version) }
      case .git:
        let commands = [
          ["add", "-A"], ["commit", "-qam", "mine"], ["reset", "-q", "--hard"], ["stash", "-u"],
          ["checkout", "-qf", "main"],
          ["checkout", "-q", "--detach"], ["clean", "-fdxq"], ["branch", "-f", "mine/01-view", "main"],
          ["gc", "--prune=now", "-q"],
          ["merge", "-q", "workshops/Sample/02-router"], ["merge", "--abort"],
          ["branch", "-D", "workshops/Sample/01-view"],
          ["reflog", "expire", "--expire=now", "--all"],
        ]
        sample.tries(commands.randomElement(using: &random) ?? [])
      case .stop:
        // What is left of a shell that was killed in the middle of a move.
        let steps = sample.branches.steps
        let target = steps.randomElement(using: &random) ?? steps[0]
        if let commit = sample.asks("rev-parse", "--verify", "-q", sample.branches.branch(of: target)) {
          sample.write(
            "\(commit.trimmingCharacters(in: .newlines))\nmine/\(target.name)\n\(target.name)",
            to: ".git/atelier/moving")
        }
        sample.write("", to: ".git/atelier/index.lock")
        workspace = try sample.open()
      case .reopen: workspace = try sample.open()
      }
    }
    let kept = Set(
      try workspace.versions().flatMap { try workspace.code(of: $0).values.map { String(decoding: $0, as: UTF8.self) } }
    )

    #expect(saved.subtracting(kept) == [], "after \(log.joined(separator: ", "))")
  }

  private enum Action: CaseIterable {
    case edit, create, delete, step, carry, reset, bringBack, git, stop, reopen
  }
}

/// Random numbers that are the same for the same seed (splitmix64, https://prng.di.unimi.it/splitmix64.c).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
