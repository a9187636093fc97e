import Rules
import Testing

struct RenderingIsIdempotentTests {
  private let source = "final class FriendsViewController {}"

  private func render(_ data: String?) -> RecordedRun.Call {
    call(0, "FriendsViewController", "render(FriendsViewInputData(…))", data: data)
  }

  private let row = call(1, "FriendsViewController", "listView(ListView, cellForRowAt: 0)")
  private let load = call(0, "FriendsViewController", "viewDidLoad()")

  /// An event for each list of calls, the first of which makes a screen.
  private func run(_ events: [RecordedRun.Call]..., made: [[String]] = []) -> RecordedRun {
    RecordedRun(
      events: events.enumerated().map { number, calls in
        let made = made.isEmpty ? (number == 0 ? ["FriendsViewController"] : []) : made[number]
        return RecordedRun.Event(calls: calls, made: made, gone: [])
      })
  }

  @Test func `rows that are built again for the same data are found`() throws {
    #expect(
      try found(in: run([load, render("a"), row], [render("a"), row]), of: source, .mvvmc) == [
        "FS-10 App.swift:1 FriendsViewController was given the same data as before, and built its rows again; "
          + "keep the rows that are shown, and build them only when one of them is new"
      ])
  }

  @Test func `new data, the same data without rows, and data that cannot be compared are not found`() throws {
    #expect(try found(in: run([render("a"), row], [render("b"), row], [render("a"), row]), of: source, .mvvmc) == [])
    #expect(try found(in: run([render("a"), row], [render("a")]), of: source, .mvvmc) == [])
    #expect(try found(in: run([render(nil), row], [render(nil), row]), of: source, .mvvmc) == [])
    #expect(try found(in: run([render("a"), row], [render(nil), row], [render("a"), row]), of: source, .mvvmc) == [])
  }

  @Test func `the rows of another screen of the same type are not found`() throws {
    #expect(try found(in: run([load, render("a"), row], [load, render("a"), row]), of: source, .mvvmc) == [])
    let two = run(
      [render("a"), row], [render("a"), row], made: [["FriendsViewController"], ["FriendsViewController"]])
    #expect(try found(in: two, of: source, .mvvmc) == [])
  }

  @Test func `the order is that of the calls, not that of the trace`() throws {
    let first = RecordedRun.Event(
      calls: [
        RecordedRun.Call(
          depth: 0, type: "FriendsViewController", name: "render", file: "App.swift", line: 1, order: 1, data: "b"),
        RecordedRun.Call(
          depth: 0, type: "FriendsViewController", name: "render", file: "App.swift", line: 1, order: 0, data: "a"),
      ], made: ["FriendsViewController"], gone: [])
    let second = RecordedRun.Event(calls: [render("a"), row], made: [], gone: [])

    #expect(try found(in: RecordedRun(events: [first, second]), of: source, .mvvmc) == [])
  }
}
