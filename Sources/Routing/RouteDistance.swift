/// Measures how easily segments are mistaken for those of a template.
enum RouteDistance {
  /// The templates that are nearest to the segments, in the order of insertion when several are equally near.
  static func nearest(to segments: [String], among templates: [RouteTemplate]) -> [RouteTemplate] {
    let measured = templates.map { (template: $0, distance: distance(from: segments, to: $0)) }
    guard let least = measured.map(\.distance).min() else { return [] }
    return measured.filter { $0.distance <= least + tolerance }
      .enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(limit)
      .map(\.element.template)
  }

  private static let limit = 3
  /// Sums of fractions that should be equal may differ in their last digit.
  private static let tolerance = 1e-9
  /// A missing or surplus argument is a smaller mistake than another module's name.
  private static let costOfArgument = 0.4

  /// Aligns segments with the template's: 0 for a match, up to 1 for each literal that differs.
  private static func distance(from segments: [String], to template: RouteTemplate) -> Double {
    var row = [0.0]
    for segment in segments.indices { row.append(row[segment] + costOfArgument) }
    for expected in template.segments {
      var next = [row[0] + costOfOmitting(expected)]
      for (index, segment) in segments.enumerated() {
        next.append(
          min(
            row[index] + costOfReplacing(segment, with: expected),
            row[index + 1] + costOfOmitting(expected),
            next[index] + costOfArgument))
      }
      row = next
    }
    return row[segments.count]
  }

  private static func costOfOmitting(_ segment: RouteTemplate.Segment) -> Double {
    if case .literal = segment { 1 } else { costOfArgument }
  }

  private static func costOfReplacing(_ segment: String, with expected: RouteTemplate.Segment) -> Double {
    switch expected {
    case .literal(let text): segment.relativeEditDistance(to: text)
    case .capture: segment.isEmpty ? costOfArgument : 0
    }
  }
}
