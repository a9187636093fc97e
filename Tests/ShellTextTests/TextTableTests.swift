import ShellText
import TerminalText
import Testing

struct TextTableTests {
  @Test func `columns are as wide as their widest cells, with no blanks at the ends of lines`() {
    let table = TextTable(rows: [["one", "1", "first"], ["eleven", "11", ""]])
    #expect(table.text.plain == "one     1   first\neleven  11")
  }

  @Test func `numbers are aligned to the right, behind an indentation`() {
    let rows: [[StyledText]] = [["one", "1", "first"], ["eleven", "11", "last"]]
    let table = TextTable(rows: rows, indentation: 2, numberColumns: 1...1)
    #expect(table.text.plain == "  one      1  first\n  eleven  11  last")
  }

  @Test func `with a width, the last cell is wrapped below itself`() {
    let table = TextTable(rows: [["tap", "tap a button, a row or a banner"]], width: 22)
    #expect(table.text.plain == "tap  tap a button, a\n     row or a banner")
  }

  @Test(arguments: 1...30)
  func `a table comes to its end in a window of any width`(width: Int) {
    let rows: [[StyledText]] = [["", "architecture", "files"], ["mvvmc", "Coordinators", "72"]]
    for columns in [0...2, 1...2, 2...2] {
      let table = TextTable(rows: rows, indentation: 2, numberColumns: columns, width: width)
      #expect(table.text.plain.contains("72"))
      #expect(table.fittedText.plain.contains("mvvmc") || width < 8)
    }
    #expect(TextTable(rows: [["one"], ["eleven"]], numberColumns: 0...0, width: width).text.plain == "   one\neleven")
  }

  @Test func `cells for which there is no room stand below one another`() {
    let table = TextTable(
      rows: [["graph", "a scope: one object", "Dip: shared, and so on"], ["key", "", "a name"]], width: 18)
    #expect(
      table.fittedText.plain == """
        graph
          a scope: one
          object
          Dip: shared, and
          so on
        key
          a name
        """)
  }

  @Test func `numbers for which there is no room stand in a table below`() {
    let rows: [[StyledText]] = [
      ["", "files", "lines", "types", "objects"], ["viper", "70", "1460", "43", "21"],
      ["mvvmc", "72", "1489", "58", "9"],
    ]
    #expect(
      TextTable(rows: rows, numberColumns: 1...4, width: 26).text.plain == """
               files  lines  types
        viper     70   1460     43
        mvvmc     72   1489     58

               objects
        viper       21
        mvvmc        9
        """)
    #expect(TextTable(rows: rows, numberColumns: 1...4, width: 35).text.plain.contains("types  objects\nviper"))
  }
}
