import Foundation

extension String {
  /// The text without the white space around it.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether there is nothing but white space.
  var isBlank: Bool { trimmed.isEmpty }
}
