import Foundation

extension String {
  /// The text without the white space around it.
  package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether there is nothing but white space.
  package var isBlank: Bool { trimmed.isEmpty }
}
