import StageProtocol
import SwiftSyntax

/// What one file contributes to the facts about its module.
struct FileFacts: Sendable {
  var module = ModuleFacts()
  var index = SourceIndex(types: [:])
  /// The lines of types that are marked `@main`, outside conditional compilation.
  var entryPoints: [Int] = []
  /// Whether a type is marked `@main` inside conditional compilation.
  var hasConditionalEntryPoint = false
}
