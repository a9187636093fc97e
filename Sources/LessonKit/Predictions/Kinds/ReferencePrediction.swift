import Architectures
import Grammar
import StageProtocol

/// `graph ? -> UserPresenter strong`: which reference will there be?
struct ReferencePrediction: PredictionKind {
  static let topic = "keeps"
  static let usage = "graph <a reference with ? in it>"
  static let meaning = "who will keep a new object alive"

  private let asked: GraphQuestion

  init?(words: [String]) {
    guard words.first == "graph", let asked = GraphQuestion(words: Array(words.dropFirst())) else { return nil }
    self.asked = asked
  }

  /// Asks who keeps a new object that only one other keeps.
  init(about run: EventRun) throws(PredictionError) {
    let known = Set(run.graphBefore.nodes.map(\.type))
    let graph = run.graph
    let new = graph.appNodes.filter { $0.role != nil && !known.contains($0.type) }
    let kept = new.filter { node in
      let owners = graph.edges.filter { $0.to == node.id && $0.strength == .strong }.map(\.from)
      return Set(owners).count == 1 && graph.appNodes.contains { owners.contains($0.id) }
    }
    guard let object = kept.first(where: { $0.role?.layer == .logic }) ?? kept.first else {
      throw .noAnswer("no new object will be kept by one other alone")
    }
    asked = .owners(of: object.type, .strong)
  }

  var description: String { "graph \(asked)" }

  private var question: String {
    switch asked {
    case .owners(let type, .strong): "Who will keep `\(type)` alive?"
    case .owners(let type, _): "Who will hold `\(type)`?"
    case .owned(let type, let strength): "What will `\(type)` hold\(strength.map { " \($0.adverb)" } ?? "")?"
    case .strength(let from, let to): "How will `\(from)` hold `\(to)`?"
    }
  }

  func forecast(of run: EventRun, asking shell: any QuestionAnswerer) throws(PredictionError) -> Forecast {
    let choices: [GraphQuestion.Choice]
    do throws(GraphQuestionError) {
      choices = try asked.choices(in: PlacedGraph(run.graph, asking: shell))
    } catch {
      throw .graph(error)
    }
    let right = choices.filter(\.isRight)
    guard right.count == 1 else { throw .severalRight(right.map(\.text)) }
    return try Forecast(
      question, right: ("`\(right[0].text)`", right[0].reason),
      wrong: choices.filter { !$0.isRight }.map { ("`\($0.text)`", $0.flaw ?? $0.reason) },
      evidence: .words([]))
  }
}
