import Grammar
import StageProtocol

/// A command as it was typed, from which follows what was probably meant where it names something that is not there.
struct MeantLine {
  let words: [Word]
  let known: CompletionWords

  /// The error, with the whole line as it was meant in place of the one word that comes nearest.
  func explaining(_ error: ShellError) -> ShellError {
    switch error {
    case .unknownWiring(let name, let nearest?): .unknownWiring(name, nearest: line(nearest, for: name))
    case .unknownVariation(let name, let wiring, let nearest?, let all):
      .unknownVariation(name, wiring: wiring, nearest: line(nearest, for: name), known: all)
    case .noSuchStep(let step, let wiring, let nearest?, let count):
      .noSuchStep(step, wiring: wiring, nearest: line(nearest, for: step), count: count)
    case .nothingToCompare(let name, let nearest?): .nothingToCompare(name, nearest: line(nearest, for: name))
    case .noSuchDeclaration(let name, let nearest?): .noSuchDeclaration(name, nearest: line(nearest, for: name))
    case .noSuchFile(let file, let wiring, let nearest?):
      .noSuchFile(file, wiring: wiring, nearest: line(nearest, for: file))
    case .noSuchObject(let name, let nearest?): .noSuchObject(name, nearest: line(nearest, for: name))
    case .noSuchScreen(let name, let nearest?, let all):
      .noSuchScreen(name, nearest: line(nearest, for: name), known: all)
    case .noSuchCalls(let name, let nearest?): .noSuchCalls(name, nearest: line(nearest, for: name))
    case .notRegistered(let key, let nearest?): .notRegistered(key, nearest: line(nearest, for: key))
    case .noSuchPart(let name, let page, let nearest?, let all):
      .noSuchPart(name, page: page, nearest: line(nearest, for: name), known: all)
    case .unitTests(.unknown(let name, let nearest?)):
      .unitTests(.unknown(name, nearest: line(nearest, for: name)))
    case .refused(let refusal): .refused(explaining(refusal))
    default: error
    }
  }

  /// The refusal of an event, with what is on the screen and comes nearest to what it named.
  private func explaining(_ refusal: Refusal) -> Refusal {
    // The event may stand behind `predict`.
    let start = words[0].text.lowercased() == PredictCommand().name ? 1 : 0
    guard words.count > start + 1, let form = EventForm.all.first(where: { $0.name == words[start].text.lowercased() }),
      let source = Argument.arguments(ofEvent: form.name).first?.source
    else { return refusal }
    let texts = known.offers(from: source).map(\.text)
    guard !texts.contains(where: { $0.lowercased() == words[start + 1].text.lowercased() }),
      let nearest = Spelling.nearest(to: words[start + 1].text, among: texts)
    else { return refusal }
    let line = text(replacing: start + 1, with: nearest)
    return Refusal(code: refusal.code, message: "\(refusal.message); did you mean `\(line)`?")
  }

  /// The line with a word in the place of another, of which it may be a part: `compare viper+strong-view`.
  ///
  /// The word alone where the line does not have the other.
  private func line(_ word: String, for wrong: String) -> String {
    if let index = words.firstIndex(where: { $0.text == wrong }) { return text(replacing: index, with: word) }
    let marks = [Wiring.variationMark, Wiring.stepMark, ",", "="]
    for (index, whole) in words.enumerated() {
      guard let mark = marks.first(where: { whole.text.hasSuffix("\($0)\(wrong)") }) else { continue }
      return text(replacing: index, with: "\(whole.text.dropLast(wrong.count + 1))\(mark)\(word)")
    }
    return word.asWord
  }

  private func text(replacing index: Int, with word: String) -> String {
    words.enumerated().map { place, old in
      let text = place == index ? word : old.text
      return !old.isQuoted && text.hasPrefix("--") ? text : text.asWord
    }.joined(separator: " ")
  }
}
