import Foundation

extension String {
  /// The text without the white space around it.
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
