import ArgumentParser

/// A mistake in a command's arguments that shows only when it is carried out; reported as the parser reports its own.
struct WrongUse: Error, CustomStringConvertible {
  let description: String

  init(_ error: ValidationError, of command: any ParsableCommand.Type) {
    let usage = command == Atelier.self ? Atelier.usageString() : Atelier.usageString(for: command)
    let name = usage.split(separator: " ").prefix { $0.allSatisfy { $0.isLetter || $0 == "-" } }.joined(separator: " ")
    description = "Error: \(error.message)\nUsage: \(usage)\n  See '\(name) --help' for more information."
  }
}
