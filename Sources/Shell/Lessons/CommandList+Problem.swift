import Grammar

extension CommandList {
  /// What is wrong with a line of commands, as far as that can be told without carrying it out.
  public func problem(in line: String) -> String? {
    do throws(ShellError) {
      for words in try ParsedLine.commands(in: line) {
        guard let name = words.first else { continue }
        _ = try Invocation(words.dropFirst(), for: try command(name.text))
      }
      return nil
    } catch {
      return error.description
    }
  }
}
