import Foundation
import SeededRandom
import Shell
import StageClient
import StageProtocol

@testable import LessonKit

/// A stage whose answers were tampered with on their way, as any app can that writes to the protocol's descriptors.
///
/// What the app really says to a question is asked for once.
final class AlteredStage: Stage {
  private let stage: any Stage
  private var generator: SeededGenerator
  private var answers: [Data: Data] = [:]
  /// How many altered answers still had the form that the shell expects.
  private(set) var understood = 0

  init(_ stage: any Stage, seed: UInt64) {
    self.stage = stage
    generator = SeededGenerator(seed: seed)
  }

  func ask<Asked: StageQuestion>(_ question: Asked) throws(StageProblem) -> Asked.Answer {
    guard let key = try? JSONEncoder.sorted.encode(StageRequest(id: 0, question)) else { throw Self.noAnswer }
    if answers[key] == nil { answers[key] = try? JSONEncoder.sorted.encode(stage.ask(question)) }
    guard let answer = answers[key], let json = try? JSONDecoder().decode(JSONValue.self, from: answer),
      let line = try? JSONEncoder().encode(altered(json)),
      let decoded = try? JSONDecoder().decode(Asked.Answer.self, from: line)
    else { throw Self.noAnswer }
    understood += 1
    return decoded
  }

  func takeOutput() -> AppOutput { stage.takeOutput() }

  func quit() { stage.quit() }

  private static let noAnswer = StageProblem.refused(Refusal(code: "refused", message: "not \u{1B}[31mnow"))
}

extension AlteredStage {
  private static let texts = [
    "", " ", "\n", "\u{1B}[2J", "a\u{0}b", "🧵🧵", String(repeating: "x", count: 3000), "42", "%",
  ]
  private static let numbers = [0, 1, -1, .max, .min, 1 << 32, 1 << 53]

  /// A value of which one part in forty is another.
  private func altered(_ json: JSONValue) -> JSONValue {
    let isHit = Int.random(in: 0..<40, using: &generator) == 0
    switch json {
    case .object(let members):
      var members = members
      for name in members.keys.sorted() { members[name] = members[name].map(altered) }
      return .object(members)
    case .array(let elements):
      let elements = elements.map(altered)
      return .array(isHit ? pick([[], elements + elements, elements.reversed(), Array(elements.prefix(1))]) : elements)
    case .string where isHit: return .string(pick(Self.texts))
    case .integer where isHit: return .integer(pick(Self.numbers))
    case .bool(let value) where isHit: return .bool(!value)
    default: return json
    }
  }

  private func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &generator)]
  }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
