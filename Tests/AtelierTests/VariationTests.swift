import Foundation
import Testing

/// The variations of the wirings, as the program runs them: each variation compiles, and its trap can be seen.
struct VariationTests {
  /// A mistake, what to do, and by what one knows that it was made.
  struct Trap: CustomTestStringConvertible {
    let wiring: String
    let name: String
    /// The rule that is meant for it.
    let rule: String
    let commands: String
    let sign: String
    /// How often the sign is seen. With the wiring as it should be, it is seen less often.
    var count = 1
    /// Whether the app gets so far that the shell can look at it.
    var launches = true

    var testDescription: String { "\(wiring) \(name)" }
    /// Whether the app is there when the commands are done.
    var isSurvived: Bool { !sign.hasPrefix("stopped") }
  }

  static let traps = [
    Trap(
      wiring: "contexts", name: "forgotten-context", rule: "CC-3", commands: "tap \"Sign Out\"; screen",
      sign: "[ Sign Out ]"),
    Trap(
      wiring: "contexts", name: "frozen-name", rule: "SM-4", commands: "tap \"Sign Out\"; dismiss; screen",
      sign: "Ann Appleseed"),
    Trap(
      wiring: "contexts", name: "stream-per-access", rule: "SM-5", commands: "open User:7; trace",
      sign: "UserAPI.user(id: 7)", count: 2),
    Trap(wiring: "contexts", name: "swapped-use-cases", rule: "CC-7", commands: "screen", sign: "Jane Doe"),

    Trap(
      wiring: "mvpcf", name: "outliving-factory", rule: "PC-6",
      commands: "tap \"Edit name\"; tap Cancel; tap \"Edit name\"",
      sign: "stopped during `tap \"Edit name\"`"),
    Trap(
      wiring: "mvpcf", name: "swipe-leak", rule: "PC-7", commands: "tap \"Edit name\"; dismiss; graph",
      sign: "childCoordinators[0]: EditNameCoordinator"),
    Trap(
      wiring: "mvpcf", name: "two-resolves", rule: "PC-9",
      commands: "tap \"Edit name\"; type \"First name\" Anna; tap Save; screen", sign: "Ann Appleseed"),
    Trap(
      wiring: "mvpcf", name: "unset-route", rule: "PC-2", commands: "tap Friends",
      sign: "stopped during `tap \"Friends\"`"),

    Trap(
      wiring: "mvvmc", name: "render-everything", rule: "FS-10",
      commands: "tap Friends; select \"Bob Baker\"; back; trace",
      sign: "FriendsViewController.listView(ListView, cellForRowAt: 2)"),
    Trap(
      wiring: "mvvmc", name: "router-keeps-popped", rule: "SM-7", commands: "tap \"Edit name\"; dismiss; graph",
      sign: "viewControllers[0]: EditNameViewController"),
    Trap(
      wiring: "mvvmc", name: "transient-default", rule: "FS-7", commands: "tap Friends; screen", sign: "Ann Appleseed"),
    Trap(
      wiring: "mvvmc", name: "unkept-coordinator", rule: "FS-5", commands: "tap \"Edit name\"; tap Cancel; screen",
      sign: "[ Cancel ]"),

    Trap(
      wiring: "mvvmfc", name: "growing-flow", rule: "SM-6", commands: "tap Friends; trace",
      sign: "UserFlowController.showFriends(userID: 42) in FlowController"),
    Trap(
      wiring: "mvvmfc", name: "root-in-manager", rule: "FC-12", commands: "graph",
      sign: "rootNavigationController: NavigationController (cycle)"),
    Trap(
      wiring: "mvvmfc", name: "strong-flow", rule: "FC-4", commands: "tap \"Sign Out\"; graph",
      sign: "viewController: UserViewController"),
    Trap(
      wiring: "mvvmfc", name: "strong-self", rule: "FC-10", commands: "tap \"Sign Out\"; graph",
      sign: "onChange: UserViewModel"),

    Trap(
      wiring: "viper", name: "alert-in-presenter", rule: "VI-2", commands: "open User:99; trace",
      sign: "UserPresenter.presentAlert(\"There is no user 99\")"),
    Trap(
      wiring: "viper", name: "forced-argument", rule: "VI-7", commands: "open User:ann",
      sign: "stopped during `open User:ann`"),
    Trap(
      wiring: "viper", name: "forgotten-setup", rule: "VI-11", commands: "screen",
      sign: "PresentationAssembly has not been set up", launches: false),
    Trap(
      wiring: "viper", name: "growing-router", rule: "SM-6", commands: "tap Friends; trace",
      sign: "AppRouterImpl.showFriendsOfUser(id: 42)"),
    Trap(
      wiring: "viper", name: "strong-view", rule: "VI-3", commands: "tap \"Sign Out\"; graph",
      sign: "view: UserViewController"),
    Trap(
      wiring: "viper", name: "unknown-urn", rule: "VI-5", commands: "tap Friends; select \"Bob Baker\"",
      sign: "Users:7 is not opened"),
  ]

  @Test(arguments: traps)
  func `a variation compiles, and its trap can be seen`(trap: Trap) throws {
    #expect(try signs(of: trap, in: "\(trap.wiring) --variation \(trap.name)") == trap.count)
    #expect(try signs(of: trap, in: trap.wiring) < trap.count)
  }

  @Test(arguments: traps.filter(\.launches))
  func `a variation is found by the rule that is meant for it`(trap: Trap) throws {
    let commands = trap.isSurvived ? trap.commands : "screen"
    let result = try Program().run("switch \(trap.wiring) --variation \(trap.name); \(commands); rules")

    #expect(result.output.split(separator: "\n").contains { $0.hasPrefix("\(trap.rule): ") }, "\(result.output)")
    #expect(result.exitCode == 1)
  }

  @Test func `every variation is tried, and its workshop tells of it`() throws {
    let known = Dictionary(grouping: Self.traps, by: \.wiring).mapValues { $0.map(\.name).sorted() }
    let listed = try listedVariations()
    let traps = listed.filter { $0.kind == "trap" }
    #expect(Dictionary(grouping: traps, by: \.wiring).mapValues { $0.map(\.name).sorted() } == known)
    #expect(listed.filter { $0.summary == nil }.map(\.name) == [])
  }

  @Test func `another form that is as good keeps to the rules`() throws {
    for choice in try listedVariations().filter({ $0.kind == "choice" }) {
      let result = try Program().run("switch \(choice.wiring) --variation \(choice.name); tap Friends; rules")
      #expect(result.exitCode == 0, "\(result.output)\(result.problems)")
    }
  }

  /// What `variations --json` says of one.
  private struct Listed: Decodable {
    let wiring: String
    let name: String
    /// `trap` or `choice`.
    let kind: String
    let summary: String?
  }

  private func listedVariations() throws -> [Listed] {
    let result = try Program().run("variations --json")
    return try JSONDecoder().decode([Listed].self, from: Data(result.output.utf8))
  }

  private func signs(of trap: Trap, in stage: String) throws -> Int {
    let result = try Program().run("switch \(stage); \(trap.commands)")
    #expect(!result.problems.contains("does not compile"), "\(result.problems)")
    // The trace sets some words in a column of their own.
    let words = (result.output + result.problems).split(separator: " ").joined(separator: " ")
    return words.components(separatedBy: trap.sign).count - 1
  }
}
