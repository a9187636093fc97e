import Foundation
import Testing

/// What can be laid over the wirings, as the program runs it: each variation compiles, and its trap can be seen.
struct VariationTests {
  /// A mistake, what to do, and by what one knows that it was made.
  struct Trap: CustomTestStringConvertible {
    let wiring: String
    let name: String
    let commands: String
    let sign: String
    /// How often the sign is seen. With the wiring as it should be, it is seen less often.
    var count = 1

    var testDescription: String { "\(wiring) \(name)" }
  }

  static let traps = [
    Trap(
      wiring: "contexts", name: "forgotten-context", commands: "tap \"Sign Out\"; screen", sign: "[ Sign Out ]"),
    Trap(
      wiring: "contexts", name: "frozen-name", commands: "tap \"Sign Out\"; dismiss; screen", sign: "Ann Appleseed"),
    Trap(
      wiring: "contexts", name: "stream-per-access", commands: "open User:7; trace",
      sign: "SimulatedUserAPI.user(id: 7)", count: 2),
    Trap(wiring: "contexts", name: "swapped-use-cases", commands: "screen", sign: "Jane Doe"),

    Trap(
      wiring: "mvpcf", name: "outliving-factory", commands: "tap \"Edit name\"; tap Cancel; tap \"Edit name\"",
      sign: "stopped during `tap \"Edit name\"`"),
    Trap(
      wiring: "mvpcf", name: "swipe-leak", commands: "tap \"Edit name\"; dismiss; graph",
      sign: "childCoordinators[0]: EditNameCoordinator"),
    Trap(
      wiring: "mvpcf", name: "two-resolves",
      commands: "tap \"Edit name\"; type \"First name\" Anna; tap Save; screen", sign: "Ann Appleseed"),
    Trap(
      wiring: "mvpcf", name: "unset-route", commands: "tap Friends", sign: "stopped during `tap \"Friends\"`"),

    Trap(
      wiring: "mvvmc", name: "render-everything", commands: "tap Friends; select \"Bob Baker\"; back; trace",
      sign: "FriendsViewController.listView(ListView, cellForRowAt: 2)"),
    Trap(
      wiring: "mvvmc", name: "router-keeps-popped", commands: "tap \"Edit name\"; dismiss; graph",
      sign: "viewControllers[0]: EditNameViewController"),
    Trap(
      wiring: "mvvmc", name: "transient-default", commands: "tap Friends; screen", sign: "Ann Appleseed"),
    Trap(
      wiring: "mvvmc", name: "unkept-coordinator", commands: "tap \"Edit name\"; tap Cancel; screen",
      sign: "[ Cancel ]"),

    Trap(
      wiring: "mvvmfc", name: "growing-flow", commands: "tap Friends; trace",
      sign: "UserFlowController.showFriends(userID: 42) in FlowController"),
    Trap(
      wiring: "mvvmfc", name: "strong-flow", commands: "tap \"Sign Out\"; graph",
      sign: "viewController: UserViewController"),
    Trap(wiring: "mvvmfc", name: "strong-self", commands: "tap \"Sign Out\"; graph", sign: "onChange: UserViewModel"),

    Trap(
      wiring: "viper", name: "alert-in-presenter", commands: "open User:99; trace",
      sign: "UserPresenter.presentAlert(\"There is no user 99\")"),
    Trap(
      wiring: "viper", name: "forced-argument", commands: "open User:ann",
      sign: "stopped during `open User:ann`"),
    Trap(
      wiring: "viper", name: "growing-router", commands: "tap Friends; trace",
      sign: "AppRouterImpl.showFriendsOfUser(id: 42)"),
    Trap(wiring: "viper", name: "strong-view", commands: "tap \"Sign Out\"; graph", sign: "view: UserViewController"),
    Trap(
      wiring: "viper", name: "unknown-urn", commands: "tap Friends; select \"Bob Baker\"",
      sign: "stopped during `select \"Bob Baker\"`"),
  ]

  @Test(arguments: traps)
  func `a variation compiles, and its trap can be seen`(trap: Trap) throws {
    #expect(try signs(of: trap, in: "\(trap.wiring) --variation \(trap.name)") == trap.count)
    #expect(try signs(of: trap, in: trap.wiring) < trap.count)
  }

  @Test func `every variation is tried, and its workshop tells of it`() throws {
    let known = Dictionary(grouping: Self.traps, by: \.wiring).mapValues { $0.map(\.name).sorted() }
    let result = try Program().run("variations --json")
    let listed = try JSONDecoder().decode([Listed].self, from: Data(result.output.utf8))
    #expect(Dictionary(grouping: listed, by: \.wiring).mapValues { $0.map(\.name).sorted() } == known)
    #expect(listed.filter { $0.summary == nil }.map(\.name) == [])
  }

  /// What `variations --json` says of one.
  private struct Listed: Decodable {
    let wiring: String
    let name: String
    let summary: String?
  }

  private func signs(of trap: Trap, in stage: String) throws -> Int {
    let result = try Program().run("switch \(stage); \(trap.commands)")
    #expect(!result.problems.contains("does not compile"), "\(result.problems)")
    // The trace sets some words in a column of their own.
    let words = (result.output + result.problems).split(separator: " ").joined(separator: " ")
    return words.components(separatedBy: trap.sign).count - 1
  }
}
