import Foundation

extension String {
  /// The text without the white space around it.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether there is nothing but white space.
  public var isBlank: Bool { trimmed.isEmpty }
}
