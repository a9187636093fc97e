import StageProtocol
import Testing

@testable import StageKit

/// What a trace says beside its calls, so that they can be held against each other.
struct TraceDataTests {
  private struct Row: Hashable {
    var id: Int
    var name: String
  }

  private struct FriendsViewInputData {
    var rows: [Row] = (1...20).map { Row(id: $0, name: "Somebody with a long name, number \($0)") }
    var isLoading = false
    var sender: Sender?
    var onTap: (() -> Void)?
  }

  private final class Sender {}

  private struct Secret: CustomStringConvertible {
    let name: String
    var description: String { "secret" }
  }

  private func marks(of values: [Any?], member: StaticString = "Screen\tfunction\trender(_:)") -> [String?] {
    let recorder = TraceRecorder()
    recorder.begin()
    for value in values { recorder.call(member, [value]) {} }
    return recorder.trace.calls.map(\.data)
  }

  @Test func `equal data has equal marks, however long it is`() throws {
    let data = FriendsViewInputData()
    var other = data
    other.rows[19].name += "!"
    let marks = marks(of: [data, other, data])

    #expect(marks[0] != nil)
    #expect(marks[0] == marks[2])
    #expect(marks[0] != marks[1])
  }

  @Test func `two objects are not the same data`() {
    let (one, two) = (Sender(), Sender())
    let marks = marks(of: [one, two, one].map { FriendsViewInputData(sender: $0) })

    #expect(marks[0] == marks[2])
    #expect(marks[0] != marks[1])
  }

  @Test func `what cannot be compared has no mark`() {
    #expect(marks(of: [FriendsViewInputData(onTap: {}), Secret(name: "a"), nil]) == [nil, nil, nil])
    #expect(
      marks(of: [Row(id: 1, name: "Ann")], member: "Screen\tfunction\tshow(_:)") == [nil],
      "only what a render was given")
  }

  @Test func `calls that stand elsewhere in the trace say when they began`() {
    let recorder = TraceRecorder()
    recorder.begin()
    var later: @Sendable () -> Void = {}
    recorder.call("Model\tfunction\tload()") {
      later = recorder.continuing { recorder.call("Model\tfunction\tloaded()") {} }
    }
    recorder.call("Screen\tfunction\trender()") {}
    later()

    #expect(
      traceText(recorder) == """
        Model.load()
          Model.loaded() later
        Screen.render()
        """)
    #expect(recorder.trace.calls.map(\.order) == [nil, 2, 1])
  }
}
