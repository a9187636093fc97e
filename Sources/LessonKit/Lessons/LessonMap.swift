/// What leads to what among lessons.
public struct LessonMap {
  /// In their order.
  private let lessons: [Lesson]
  /// For each lesson, the places of all lessons that it builds on, however far back.
  private let foundations: [Set<Int>]
  /// For each lesson, the places of those that teach what it needs.
  private let teachers: [Set<Int>]

  /// The map of a curriculum.
  public init(of curriculum: Curriculum) {
    lessons = curriculum.lessons
    var teacher: [String: Int] = [:]
    for (index, lesson) in lessons.enumerated() {
      for idea in lesson.teaches + [lesson.id] where teacher[idea] == nil { teacher[idea] = index }
    }
    // What is taught later, or nowhere, is reported by the checker and leads nowhere here.
    let teachers = lessons.enumerated().map { index, lesson in
      Set(lesson.needs.compactMap { teacher[$0] }.filter { $0 < index })
    }
    var foundations: [Set<Int>] = []
    for direct in teachers { foundations.append(direct.reduce(into: direct) { $0.formUnion(foundations[$1]) }) }
    (self.teachers, self.foundations) = (teachers, foundations)
  }

  /// The lessons that lead to the one at a place, without those that lead to one of them; all by their places, from 0.
  public func waysTo(_ index: Int) -> [Int] {
    let direct = teachers[index]
    return direct.filter { way in !direct.contains { foundations[$0].contains(way) } }.sorted()
  }

  /// The places of the lessons that are not done and build on nothing but what is done.
  ///
  /// - Parameter isDone: whether a lesson is done.
  public func next(where isDone: (Lesson) -> Bool) -> [Int] {
    let done = lessons.map(isDone)
    return lessons.indices.filter { index in !done[index] && teachers[index].allSatisfy { done[$0] } }
  }

  /// Each idea that the lessons teach, with the place of the first that does, in the order of the lessons.
  public var ideas: [(name: String, lesson: Int)] {
    var known: Set<String> = []
    return lessons.enumerated().flatMap { index, lesson in
      lesson.teaches.filter { known.insert($0).inserted }.map { ($0, index) }
    }
  }
}
