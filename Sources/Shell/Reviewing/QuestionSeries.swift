import LessonKit

/// Questions that are asked one after the other, each once: a review, or a test.
struct QuestionSeries {
  /// What it is for.
  enum Purpose: Hashable {
    /// Questions of finished lessons, asked again.
    case review
    /// Whether a lesson is known.
    case test(Lesson)
    /// Whether several lessons are known.
    case mixedTest(LessonTest.Part)

    /// What the prompt shows.
    var name: String { self == .review ? "review" : "test" }
  }

  let purpose: Purpose
  /// In the order in which they are asked; never empty.
  let questions: [SeriesQuestion]
  /// Whether each of those that were asked was answered rightly.
  private(set) var answers: [Bool] = []

  init(_ purpose: Purpose, _ questions: [SeriesQuestion]) {
    (self.purpose, self.questions) = (purpose, questions)
  }

  /// The question that is open; nil once all were asked.
  var open: SeriesQuestion? { questions.dropFirst(answers.count).first }
  /// The number of the open question and of all: `2/8`.
  var count: String { "\(min(answers.count + 1, questions.count))/\(questions.count)" }
  var right: Int { answers.count(where: \.self) }
  /// Those that were not answered rightly.
  var missed: [SeriesQuestion] { zip(questions, answers).filter { !$0.1 }.map(\.0) }

  /// Notes the answer to the open question.
  mutating func note(isRight: Bool) { answers.append(isRight) }
}

/// One question of a series.
struct SeriesQuestion {
  /// Where a lesson asks it.
  let source: QuizPlace
  /// With the choices that are offered.
  let quiz: Quiz
}

/// The place of a question in the lessons.
struct QuizPlace {
  let lesson: Lesson
  let step: LessonStep
  /// Its place among the step's questions, from 1.
  let number: Int

  var quiz: Quiz { step.quizzes[number - 1] }
}

extension Lesson {
  /// The questions that can be asked without its steps around them, in their order: those that are written, and those to
  /// the graph.
  var quizPlaces: [QuizPlace] {
    steps.flatMap { step in step.quizzes.indices.map { QuizPlace(lesson: self, step: step, number: $0 + 1) } }
      .filter { !$0.quiz.asksApp || $0.quiz.graphQuestion != nil }
  }
}

extension [QuizPlace] {
  /// The questions in an order in which, where that can be, no two of a lesson follow each other.
  var mixed: [QuizPlace] {
    var rest: [(lesson: String, places: [QuizPlace])] = []
    for place in self {
      if let index = rest.firstIndex(where: { $0.lesson == place.lesson.id }) {
        rest[index].places.append(place)
      } else {
        rest.append((place.lesson.id, [place]))
      }
    }
    var mixed: [QuizPlace] = []
    while let most = rest.indices.filter({ rest[$0].lesson != mixed.last?.lesson.id || rest.count == 1 })
      .max(by: { (rest[$0].places.count, $1) < (rest[$1].places.count, $0) })
    {
      mixed.append(rest[most].places.removeFirst())
      if rest[most].places.isEmpty { rest.remove(at: most) }
    }
    return mixed
  }
}
