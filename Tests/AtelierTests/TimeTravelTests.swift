import Testing

/// Going back and forth in time, at random: what a moment was like does not depend on how one gets there.
struct TimeTravelTests {
  @Test(arguments: WiringTests.wirings)
  func `a moment is what it was, however one comes back to it`(wiring: String) throws {
    // Another walk in each wiring.
    var dice = Dice(seed: wiring.utf8.reduce(1) { $0 * 31 + UInt64($1) })
    let walk = Walk(events: 24, dice: &dice)
    let moments = walk.events.count
    var present = moments
    var visited: [Int] = []
    var commands = walk.events.enumerated().flatMap { index, event in
      [event] + (index == 7 ? ["mark halfway"] : []) + [Self.look]
    }
    for _ in 0..<12 {
      switch dice.roll(4) {
      case 0:
        present = dice.roll(moments + 1)
        commands.append("goto \(present)")
      case 1 where present > 0:
        let count = 1 + dice.roll(min(present, 5))
        present -= count
        commands.append("undo \(count)")
      case 2 where present < moments:
        let count = 1 + dice.roll(min(moments - present, 5))
        present += count
        commands.append("redo \(count)")
      default:
        present = 8
        commands.append("goto halfway")
      }
      visited.append(present)
      commands.append(Self.look)
    }

    let result = try Program().run("switch \(wiring); \(Self.look); " + commands.joined(separator: "; "))
    try #require(result.exitCode == 0, "\(result.problems)\n\(result.output)")
    let looks = Self.looks(in: result.output)
    try #require(looks.count == 1 + moments + visited.count)
    for (visit, moment) in visited.enumerated() {
      #expect(looks[1 + moments + visit] == looks[moment], "visit \(visit), to event \(moment) of \(walk.events)")
    }
  }

  /// What is compared: the screen, who called whom, who holds whom, and who built whom.
  private static let look = "screen --json; trace --json; graph --json; graph injection --json"

  /// The JSON that each `look` has led to.
  private static func looks(in output: String) -> [[String]] {
    var documents: [String] = []
    var document: [Substring]?
    for line in output.split(separator: "\n") {
      if line == "{" { document = [] }
      document?.append(line)
      if line == "}" {
        documents.append((document ?? []).joined(separator: "\n"))
        document = nil
      }
    }
    return stride(from: 0, to: documents.count, by: 4).map { Array(documents[$0..<min($0 + 4, documents.count)]) }
  }
}

/// Events that are possible one after the other, chosen at random.
private struct Walk {
  private enum Place {
    case user, editName, friends, otherUser, login
  }

  private(set) var events: [String] = []

  init(events count: Int, dice: inout Dice) {
    var place = Place.user
    while events.count < count {
      let moves: [(events: [String], place: Place)] =
        switch place {
        case .user:
          [
            (["tap \"Edit name\""], .editName), (["tap Friends"], .friends), (["tap \"Sign Out\""], .login),
            (["service latency 3s", "tap Friends", "wait 1s", "wait 4s", "service latency 0s"], .friends),
            (["notify \"Bob is here\" User:7", "wait 2s", "wait 4s"], .user), (["service fail 1"], .user),
            (["service user 13 name \"Cyrus Young\"", "wait 1500ms"], .user), (["open User:7"], .otherUser),
          ]
        case .editName:
          [
            (["type \"First name\" Anna\(events.count)"], .editName), (["tap Cancel"], .user),
            (["dismiss"], .user), (["wait 500ms"], .editName),
          ]
        case .friends: [(["wait 10s", "back"], .user), (["wait 9s", "tap \"Bob Baker\"", "back", "back"], .user)]
        case .otherUser: [(["wait 10s", "back"], .user)]
        case .login: [(["type Name Bob", "type Name Ann", "tap \"Sign in\"", "wait 10s"], .user)]
        }
      let move = moves[dice.roll(moves.count)]
      events += move.events
      place = move.place
    }
  }
}

/// Rolls the same numbers for the same seed.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 to below `count`.
  mutating func roll(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
}
