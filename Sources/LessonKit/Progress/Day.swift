import Foundation

/// A day of the calendar, as the person's clock has it: `2026-11-22`.
public struct Day: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// The days since 1 January 1970.
  private let number: Int

  private static let seconds = 86_400.0
  private static let form = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()

  /// The day of a moment.
  public init(_ moment: Date, in zone: TimeZone = .current) {
    number = Int(
      ((moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))) / Self.seconds).rounded(.down))
  }

  /// Reads a day as it is written; nil if it is none.
  public init?(_ text: String) {
    guard text.utf8.count == 10, let date = try? Date(text, strategy: Self.form) else { return nil }
    self.init(date, in: .gmt)
  }

  private init(number: Int) { self.number = number }

  /// The day so many days later.
  public func later(by days: Int) -> Day { Day(number: number + days) }

  public var description: String {
    Date(timeIntervalSince1970: Double(number) * Self.seconds).formatted(Self.form)
  }

  public static func < (one: Day, other: Day) -> Bool { one.number < other.number }

  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let day = Day(text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "\(text) is not a day"))
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
