/// The program's arguments as its parser understands them.
struct ProgramArguments {
  /// An option that is a flag, too: `--changed`, `--changed=main`.
  private static let flagOption = "--changed"

  let words: [String]

  /// - Parameter words: as they were typed, without the program's name.
  init(_ words: some Sequence<String>) {
    var words = Array(words)
    // Of an option that is a flag, too, the parser forgets the value behind `=` where another option follows.
    let options = words.prefix { $0 != "--" }.indices
    if let lint = words.firstIndex(of: "lint") {
      for index in options.reversed() where index > lint && words[index].hasPrefix("\(Self.flagOption)=") {
        let value = String(words[index].dropFirst(Self.flagOption.count + 1))
        words.replaceSubrange(index...index, with: [Self.flagOption, value])
      }
    }
    self.words = words
  }
}
