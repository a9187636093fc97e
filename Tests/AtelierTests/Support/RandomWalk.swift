import ScreenKit
import SeededRandom
import StageProtocol

/// Events that a person who tries everything might cause, the same for the same seed.
struct RandomWalk {
  private static let routes = [
    "User:42", "User:7", "User:13", "User:99", "Friends:42", "Friends:21", "EditName:42", "EditName:42",
    "EditName:7", "EditName:13", "EditName:21", "Login", "Usr:1",
  ]
  private static let names = ["ann", "ann", "ann", "bob", "cy", "dee dee", "nobody"]
  private static let words = ["Zoe", "Smith", " ", "Dee Dee"]
  private static let times: [Duration] = [.milliseconds(500), .seconds(1), .seconds(5), .seconds(40)]

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Something to do with a screen. The app may refuse it.
  mutating func next(on screen: Screen) -> StageEvent {
    // Most of the app is behind this screen.
    let isSignedOut = screen.path == ["Login"]
    if isSignedOut, Bool.random(using: &generator) { return signIn(on: screen) }
    if screen.presentation == .modal, Int.random(in: 0..<5, using: &generator) == 0 { return .dismiss }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return .open(pick(Self.routes))
    case 1: return .push(pick(Self.routes))
    case 2: return .present(pick(Self.routes))
    case 3: return .notify(text: "Hello", route: pick(Self.routes))
    case 4: return .wait(pick(Self.times))
    case 5: return .service(.latency(pick([.zero, .zero, .seconds(1)])))
    case 6: return .service(.offline(pick([false, false, false, true])))
    case 7: return .service(.failures(pick([0, 1, 3])))
    case 8, 9: return .back
    case 10, 11: return .dismiss
    default: return touch(screen, isSignedOut: isSignedOut)
    }
  }

  private mutating func signIn(on screen: Screen) -> StageEvent {
    let button = screen.elements.first { $0.kind == .button && $0.enabled }
    return button.map { .tap($0.text) } ?? .type(text: pick(Self.names), field: "Name")
  }

  private mutating func touch(_ screen: Screen, isSignedOut: Bool) -> StageEvent {
    let possible = screen.elements.filter { [.button, .row, .field, .banner].contains($0.kind) && $0.enabled }
    guard let element = possible.randomElement(using: &generator) else { return .wait(.seconds(1)) }
    switch element.kind {
    case .field: return .type(text: pick(isSignedOut ? Self.names : Self.words), field: element.text)
    case .row: return .select(element.text)
    default: return .tap(element.text)
    }
  }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &generator)]
  }
}
