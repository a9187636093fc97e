import Grammar
import LessonKit
import ShellText
import TerminalText

// Series of questions: reviews and tests.
extension LessonPlayer {
  /// The questions of finished lessons that are due, the longest due first, and those of one day mixed.
  var dueQuestions: [QuizPlace] {
    let today = library.today()
    let days = Dictionary(grouping: scheduledQuestions.filter { $0.due <= today }, by: \.due)
    return days.sorted { $0.key < $1.key }.flatMap { $0.value.map(\.place).mixed }
  }

  /// The day on which the next question is due; nil if no lesson is finished that has one.
  var nextDueDay: Day? { scheduledQuestions.map(\.due).min() }

  /// The questions of finished lessons, with the days from which on they are to be asked again.
  private var scheduledQuestions: [(place: QuizPlace, due: Day)] {
    let today = library.today()
    return library.curriculum.lessons.flatMap { lesson -> [(QuizPlace, Day)] in
      let progress = library.progress(in: lesson)
      guard progress.isComplete(lesson) else { return [] }
      return lesson.quizPlaces.map { place in
        let step = progress[step: place.step.id]
        if let record = step.reviews[place.number] { return (place, record.due(today: today)) }
        // Of what was done before days were kept, nobody knows since when.
        guard let done = step.doneOn ?? progress.testedOn else { return (place, today) }
        return (place, ReviewRecord(on: done, rung: 0).due(today: today))
      }
    }
  }

  /// Begins to ask questions, in place of a series that is under way.
  ///
  /// - Parameters:
  ///   - places: what to ask about, the most wanted first.
  ///   - most: how many questions are asked at most.
  /// - Throws: `ShellError.lesson` where nothing can be asked.
  func begin(
    _ purpose: QuestionSeries.Purpose, about places: [QuizPlace], most: Int, display: Display
  ) throws(ShellError) -> Output {
    appSession.onProgress("computing questions…")
    let maker = QuestionMaker(makeSibling())
    seriesCount += 1
    var questions: [SeriesQuestion] = []
    var tried: [Quiz] = []
    for place in places where questions.count < most {
      guard !appSession.isCancelled() else { throw .cancelled }
      // A question that is asked twice is computed in another way each time.
      let again = tried.count { $0 == place.quiz }
      tried.append(place.quiz)
      guard let question = maker.question(place, turn: seriesCount + again) else { continue }
      if !questions.contains(where: { $0.quiz == question.quiz }) { questions.append(question) }
    }
    guard !questions.isEmpty else { throw .lesson(.nothingToAsk) }
    let opened = QuestionSeries(purpose, questions)
    series = opened
    let introduction = introduction(to: opened).wrapped(for: display, indentation: 0)
    return Output(introduction + "\n\n" + seriesQuestion(display: display))
  }

  private func introduction(to series: QuestionSeries) -> StyledText {
    let count = series.questions.count
    let questions = count.counted("question")
    let way = "`skip` leaves one out, `review off` leaves"
    let words =
      switch series.purpose {
      case .review: "\(questions) from lessons that you have finished. \(way), and keeps your answers."
      case .test(let lesson):
        "\(questions) about \(lesson.id), each once and without hints. With "
          + "\(LessonTest.needed(of: count).counted("right answer")) the lesson counts as done. \(way)."
      case .mixedTest(let part): "\(questions) about \(part.words), each once and without hints. \(way)."
      }
    return StyledText(marking: words)
  }

  /// Whether the question that is open asks for words.
  var asksForWords: Bool { (series?.open?.quiz ?? askedQuestion?.quiz)?.form == .short }

  /// The open question of the series.
  func seriesQuestion(display: Display) -> StyledText {
    guard let series, let question = series.open else { return StyledText() }
    let lesson = question.source.lesson
    let head: StyledText = "\(series.count, .quiet)  \(lesson.title, .heading)"
    return head + "\n\n" + text(display).choices(of: question.quiz)
  }

  /// Judges an answer to the open question of the series, and asks the next one.
  ///
  /// - Parameter words: the numbers of choices; nil to leave the question out.
  func answerSeries(_ words: String?, display: Display) throws(ShellError) -> Output {
    guard let question = series?.open else { throw .lesson(.noQuestion(isDone: true)) }
    var lines = [StyledText("left out", .quiet)]
    if let words {
      let (isRight, verdict) = try judge(words, as: question.quiz, display: display)
      lines = verdict
      note(isRight, question)
    } else {
      series?.note(isRight: false)
    }
    guard series?.open == nil else {
      return Output(lines.joined(separator: "\n") + "\n\n" + seriesQuestion(display: display))
    }
    return Output((lines + [try endSeries(display: display)]).joined(separator: "\n"))
  }

  /// Whether an answer is right, and what to say of it.
  private func judge(
    _ words: String, as quiz: Quiz, display: Display
  ) throws(ShellError) -> (isRight: Bool, verdict: [StyledText]) {
    let text = text(display)
    switch quiz.form {
    case .choices:
      guard let answer = quiz.answer(reading: words) else {
        throw .badValue(words, expected: "numbers of choices, 1 to \(quiz.choices.count), or words that one alone has")
      }
      return (answer == quiz.rightAnswer, verdict(on: answer, to: quiz, text))
    case .order(let right):
      guard let order = quiz.order(reading: words) else {
        throw .badValue(words, expected: "each number from 1 to \(quiz.choices.count) once, in the right order")
      }
      if order == right { return (true, ["\(text.mark(true))right, in this order"]) }
      return (false, ["\(text.mark(false))no, it is \(right.map(String.init).joined(separator: " "))"])
    case .short:
      let known = quiz.knownAnswer(words)
      let said = known.map(text.reason) ?? text.mark(false) + "no, that is not it"
      return known?.isRight == true ? (true, [said]) : (false, [said] + rightOnes(of: quiz, text))
    }
  }

  private func verdict(on answer: Set<Int>, to quiz: Quiz, _ text: LessonText) -> [StyledText] {
    guard answer != quiz.rightAnswer else { return quiz.choices.filter(\.isRight).map(text.reason) }
    let mistakes = answer.subtracting(quiz.rightAnswer).sorted().map { quiz.choices[$0 - 1] }
    let first = mistakes.isEmpty ? ["\(text.mark(false))right so far, but that is not all"] : mistakes.map(text.reason)
    return first + rightOnes(of: quiz, text)
  }

  private func rightOnes(of quiz: Quiz, _ text: LessonText) -> [StyledText] {
    quiz.choices.filter(\.isRight).map { choice in
      text.markdown(choice.blocks, margin: 9).indented(first: "  right: ", others: "         ")
    }
  }

  private func note(_ isRight: Bool, _ question: SeriesQuestion) {
    let today = library.today()
    let place = question.source
    if series?.purpose == .review {
      update(place.lesson) { progress in
        let last = progress[step: place.step.id].reviews[place.number]
        progress[step: place.step.id].reviews[place.number] = ReviewRecord(isRight: isRight, after: last, on: today)
      }
    }
    series?.note(isRight: isRight)
  }
}

// How a series ends.
extension LessonPlayer {
  /// Leaves the series; what was answered stays answered.
  func leaveSeries() throws(ShellError) -> Output {
    guard let left = series else { throw .lesson(.noSeries) }
    series = nil
    let kept = left.purpose == .review && !left.answers.isEmpty ? "; what you have answered is kept" : ""
    return Output(.notice, StyledText("you have left the \(left.purpose.name)\(kept)"))
  }

  private func endSeries(display: Display) throws(ShellError) -> StyledText {
    guard let ended = series else { return StyledText() }
    series = nil
    let text = text(display)
    func said(_ words: String, isGood: Bool) -> StyledText {
      "\n" + (text.mark(isGood) + StyledText(marking: words)).wrapped(for: display, indentation: 2)
    }
    let count = ended.questions.count
    let score = "\(ended.right) of \(count) right"
    let needed = LessonTest.needed(of: count)
    let hasPassed = ended.right >= needed
    switch ended.purpose {
    case .review:
      let next = nextDueDay.map { "; the next questions come on \($0)" } ?? ""
      let due = dueQuestions.count
      return said(due > 0 ? "\(score); \(due.counted("more question")) due: `review`" : score + next, isGood: true)
    case .test(let lesson) where hasPassed:
      let today = library.today()
      update(lesson) { $0.testedOn = today }
      return said("\(score): \(lesson.id) counts as done, by test; `lessons` shows what fits next", isGood: true)
    case .test(let lesson):
      let steps = ended.missed.map(\.source.step.title).withoutRepetition
      let way = "\(needed) are needed, and `lesson \(lesson.id)` teaches it. Look again at"
      return said("\(score); \(way)", isGood: false) + StyledText(steps.map { "\n  \($0)" }.joined())
    case .mixedTest(let part):
      if hasPassed { notePassed(part) }
      let lessons = ended.missed.map(\.source.lesson).withoutRepetition
      guard !lessons.isEmpty else { return said(score, isGood: true) }
      return said("\(score); look again at", isGood: hasPassed)
        + StyledText(marking: lessons.map { "\n  `lesson \($0.id)`  \($0.title)" }.joined())
    }
  }
}

// What each series asks.
extension LessonPlayer {
  /// How many questions a review has at most.
  private static let mostReviewed = 8

  /// - Throws: `ShellError.lesson` where nothing is due.
  func beginReview(display: Display) throws(ShellError) -> Output {
    let due = dueQuestions
    guard !due.isEmpty else { throw .lesson(.nothingDue(next: nextDueDay)) }
    return try begin(
      .review, about: Array(due.prefix(Self.mostReviewed)).mixed, most: Self.mostReviewed, display: display)
  }

  /// Tests a lesson: its written questions, and its questions to the graph as often as it takes to have enough.
  func beginTest(of lesson: Lesson, display: Display) throws(ShellError) -> Output {
    let places = lesson.quizPlaces
    let computed = places.filter { $0.quiz.graphQuestion != nil }
    let more = computed.isEmpty ? [] : (0..<LessonTest.length).map { computed[$0 % computed.count] }
    return try begin(.test(lesson), about: places + more, most: LessonTest.length, display: display)
  }

  /// What to say of a test after the last step of lessons that are tested together; nil after others.
  func testOffer(after place: OpenLesson) -> StyledText? {
    guard place.index + 1 == place.lesson.steps.count else { return nil }
    let lessons = library.curriculum.lessons
    let part = LessonTest.parts(of: library.ownCount).first { lessons[$0.indices].last?.id == place.lesson.id }
    guard let part, !library.hasPassed(part),
      lessons[part.indices].allSatisfy({ library.progress(in: $0).isComplete($0) })
    else { return nil }
    return StyledText(marking: "`lessons --test \(part)` asks mixed questions about \(part.words)").styled(.quiet)
  }

  /// Tests several lessons: from each in turn a question, computed ones first.
  func beginTest(of part: LessonTest.Part, display: Display) throws(ShellError) -> Output {
    var rest = library.curriculum.lessons[part.indices].map { lesson in
      let places = lesson.quizPlaces
      let written = places.filter { $0.quiz.graphQuestion == nil }
      return places.filter { $0.quiz.graphQuestion != nil } + written.turned(by: seriesCount)
    }
    var places: [QuizPlace] = []
    while places.count < LessonTest.length * 2, rest.contains(where: { !$0.isEmpty }) {
      for index in rest.indices where !rest[index].isEmpty { places.append(rest[index].removeFirst()) }
    }
    return try begin(.mixedTest(part), about: places, most: LessonTest.length, display: display)
  }
}
