import Foundation
import Shell
import Testing

/// What one person has done, shown and given away; and what a class has given.
struct ProgressTests {
  private func lessons() throws -> AskingLessons {
    let lessons = try AskingLessons(3)
    lessons.session.run(line: "lesson l2; answer 2") { _ in }
    lessons.finish("l2")
    lessons.now = AskingLessons.day("2026-11-24")
    lessons.session.run(line: "lesson l3; answer 1; lesson off") { _ in }
    return lessons
  }

  @Test func `a table says what was done, and when`() throws {
    #expect(
      try lessons().session.answer("progress") == """
        lesson  steps   answers           hints  last
        l2      1 of 1  2 right, 1 wrong  0      2026-11-22
        l3      0 of 1  1 right           0

        1 of 3 lessons done
        2 questions to review: `review`
        """)
  }

  @Test func `in a lesson its steps are shown, and all with --all`() throws {
    let session = try lessons().session
    session.run(line: "lesson l3") { _ in }
    #expect(session.answer("progress") == "Lesson 3\n  1  Choose  open  you are here\n2 questions to review: `review`")
    #expect(session.answer("progress --all").hasPrefix("lesson  steps "))
  }

  @Test func `it is exported as Markdown`() throws {
    #expect(
      try lessons().session.answer("progress export --markdown --as 'Ann *B*'") == """
        # Progress of Ann \\*B\\*

        As of 2026-11-24.

        | lesson | steps | answers | hints | last |
        | --- | --- | --- | --- | --- |
        | Lesson 2 | 1 of 1 | 2 right, 1 wrong | 0 | 2026-11-22 |
        | Lesson 3 | 0 of 1 | 1 right | 0 |  |
        """)
  }

  @Test func `it is exported as JSON, which has no name that was not given`() throws {
    let lessons = try AskingLessons(2)
    lessons.session.run(line: "lesson l2; answer 2; 1") { _ in }
    #expect(
      lessons.session.answer("progress export") == """
        {
          "exercises" : [

          ],
          "format" : "atelier-progress",
          "lessons" : [
            {
              "byTest" : false,
              "done" : false,
              "id" : "l2",
              "steps" : [
                {
                  "answers" : 0,
                  "done" : false,
                  "hints" : 0,
                  "id" : "choose",
                  "notes" : [

                  ],
                  "sawSolution" : false,
                  "skipped" : false,
                  "title" : "Choose",
                  "wrongAnswers" : 1
                }
              ],
              "title" : "Lesson 2"
            }
          ],
          "on" : "2026-11-22",
          "version" : 1
        }
        """)
  }

  @Test func `a file is written once, and replaced only on demand`() throws {
    let session = try lessons().session
    #expect(session.answer("progress export ann.json --as Ann") == "2 lessons and 0 exercises written to ann.json")
    #expect(
      session.answer("progress export ann.json")
        == "ann.json is there already; `progress export ann.json --replace` writes over it")
    #expect(session.answer("progress export ann.json --replace") == "2 lessons and 0 exercises written to ann.json")
    #expect(session.answer("progress import x") == "\"import\" does not fit; expected export, or nothing")
  }

  @Test func `a class is shown from what its people have given, and bad files by name`() throws {
    let lessons = try lessons()
    let session = lessons.session
    let folder = lessons.folder.url.appending(path: "class")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    session.run(line: "progress export class/a.json --as Zoe") { _ in }
    lessons.finish("graph")
    session.run(line: "lesson l3 --test; 2; 2; progress export class/bob.json") { _ in }
    try Data("{\"format\": \"atelier-progress\", \"version\": 2}".utf8).write(to: folder.appending(path: "c.json"))
    try Data("{}".utf8).write(to: folder.appending(path: "d.json"))
    try Data("{\"format\": \"atelier-progress\", \"version\": 1, \"on\": 3}".utf8).write(
      to: folder.appending(path: "e\u{1B}[31m.json"))
    let impossible =
      #"{"id":"s","title":"S","done":true,"skipped":false,"answers":9223372036854775807,"wrongAnswers":1"#
    try Data(
      #"""
      {"format":"atelier-progress","version":1,"on":"2026-03-01","exercises":[],"lessons":[{"id":"l1","title":"Lesson 1",
      "done":true,"byTest":false,"steps":[\#(impossible),"hints":0,"sawSolution":false,"notes":[]}]}]}
      """#.utf8
    ).write(to: folder.appending(path: "f.json"))
    try Data("hello".utf8).write(to: folder.appending(path: "notes.txt"))

    #expect(
      session.answer("class class")
        == """
              1  2  3
        bob   ✓  ✓  t
        Zoe   ·  ✓  ·
        done  1  2  1
        ✓ done  t by test  s skipped  2/5 steps; `lessons` has the titles
        left out: c.json has version 2 of the format; this shell reads 1
        left out: d.json is not what `progress export` writes
        left out: e[31m.json is damaged
        left out: f.json is damaged
        """)
    #expect(session.answer("class class --lesson l2").hasPrefix("Lesson 2\n"))
    #expect(session.answer("class nowhere").contains("nowhere"))
    #expect(
      session.answer("class class/a.json")
        == "\"class/a.json\" does not fit; expected the folder with the exported files")
  }

  @Test func `where several files have the same name in them, each row says which file it is`() throws {
    let lessons = try AskingLessons()
    let folder = lessons.folder.url.appending(path: "class")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    lessons.session.run(
      line: """
        progress export class/ada-1.json --as Ada; progress export class/ada-2.json --as Ada; \
        progress export class/bob.json --as Bob
        """
    ) { _ in }
    let rows = lessons.session.answer("class class").split(separator: "\n").dropFirst().prefix(3)
    #expect(rows.map { $0.prefix(13) } == ["ada-1 (Ada)  ", "ada-2 (Ada)  ", "Bob          "])
  }

  @Test func `the exercises of workshops have a column of their own`() throws {
    let lessons = try lessons()
    let folder = lessons.folder.url.appending(path: "class")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let exercises = ["own-view", "repair-router"].map { #"{"workshop":"vip","id":"\#($0)"}"# }
    try Data(
      #"""
      {"format":"atelier-progress","version":1,"person":"Ann","on":"2026-03-01","lessons":[],
      "exercises":[\#(exercises.joined(separator: ","))]}
      """#.utf8
    ).write(to: folder.appending(path: "ann.json"))
    lessons.session.run(line: "progress export class/bob.json --as Bob") { _ in }
    #expect(
      lessons.session.answer("class class") == """
              1  2  3 ex
        Ann   ·  ·  ·  2
        Bob   ·  ✓  ·  ·
        done  0  1  0  2
        ✓ done  t by test  s skipped  2/5 steps; `lessons` has the titles; ex is exercises of workshops
        """)
    lessons.session.settings.isAccessible = true
    #expect(lessons.session.answer("class class") == "Ann: 2 exercises\nBob: 2 done")
  }

  @Test func `a class with twenty lessons fits eighty columns`() throws {
    let lessons = try AskingLessons(20)
    let folder = lessons.folder.url.appending(path: "class")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    func write(_ name: String, doneSteps: Int, of ids: [String]) throws {
      let steps = (1...10).map { Self.step("s\($0)", isDone: $0 <= doneSteps) }.joined(separator: ",")
      let entries = ids.map {
        #"{"id":"\#($0)","title":"T","done":\#(doneSteps == 10),"byTest":false,"steps":[\#(steps)]}"#
      }
      let text = #"""
        {"format":"atelier-progress","version":1,"person":"\#(name)","on":"2026-03-01","exercises":[],
        "lessons":[\#(entries.joined(separator: ","))]}
        """#
      try Data(text.utf8).write(to: folder.appending(path: "\(name).json"))
    }
    let all = ["graph"] + (2...20).map { "l\($0)" }
    try write("Bartholomäus Wiedemann", doneSteps: 4, of: all)
    try write("Ann", doneSteps: 10, of: Array(all.prefix(7)))
    lessons.session.terminal.width = 80
    #expect(
      lessons.session.answer("class class") == """
                              1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20
        Ann                   ✓  ✓  ✓  ✓  ✓  ✓  ✓  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
        Bartholomäus Wiedem…  4  4  4  4  4  4  4  4  4  4  4  4  4  4  4  4  4  4  4  4
        done                  1  1  1  1  1  1  1  0  0  0  0  0  0  0  0  0  0  0  0  0
        ✓ done  t by test  s skipped  2 steps; `lessons` has the titles
        """)
    lessons.session.terminal.width = 60
    #expect(
      lessons.session.answer("class class") == """
                            1  2  3  4  5  6  7  8  9 10 11 12 13 14
        Ann                 ✓  ✓  ✓  ✓  ✓  ✓  ✓  ·  ·  ·  ·  ·  ·  ·
        Bartholomäus Wied…  4  4  4  4  4  4  4  4  4  4  4  4  4  4
        done                1  1  1  1  1  1  1  0  0  0  0  0  0  0

                           15 16 17 18 19 20
        Ann                 ·  ·  ·  ·  ·  ·
        Bartholomäus Wied…  4  4  4  4  4  4
        done                0  0  0  0  0  0
        ✓ done  t by test  s skipped  2 steps; `lessons` has the titles
        """)
    try write("Ann", doneSteps: 10, of: Array(all.prefix(7)) + ["our-own"])
    lessons.session.terminal.width = 200
    #expect(
      lessons.session.answer("class class") == """
                                  1    2    3    4    5    6    7    8    9   10   11   12   13   14   15   16   17   18   19   20 21
        Ann                       ✓    ✓    ✓    ✓    ✓    ✓    ✓    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·    ·  ✓
        Bartholomäus Wiedemann 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10 4/10  ·
        done                      1    1    1    1    1    1    1    0    0    0    0    0    0    0    0    0    0    0    0    0  1
        ✓ done  t by test  s skipped  2/5 steps; `lessons` has the titles; not here: 21 is our-own
        """)
  }

  private static func step(_ id: String, isDone: Bool) -> String {
    #"{"id":"\#(id)","title":"S","done":\#(isDone),"skipped":false,"answers":0,"wrongAnswers":0,"hints":0,"#
      + #""sawSolution":false,"notes":[]}"#
  }
}
