import Foundation

extension String {
  /// The text without the white space around it.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
