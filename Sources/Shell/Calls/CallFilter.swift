import Grammar
import StageProtocol

/// Which calls of a trace are shown.
struct CallFilter {
  /// Types, roles and modules: a call of any of them stays. All stay where none is named.
  var wanted: [String] = []
  /// Types, roles and modules: no call of them stays.
  var unwanted: [String] = []
  /// How many levels of calls stay.
  var depth: Int?

  /// Takes what `--only`, `--without` and `--depth` were given.
  init(_ invocation: Invocation) throws(ShellError) {
    wanted = Self.names(invocation.value(of: Self.only))
    unwanted = Self.names(invocation.value(of: Self.without))
    depth = try invocation.count(of: Self.depth)
  }

  /// Whether every call stays.
  var isEmpty: Bool { wanted.isEmpty && unwanted.isEmpty && depth == nil }

  static let only = Option("only", value: "names", "only calls of these types, roles or modules: view,User")
  static let without = Option("without", value: "names", "leave the calls of these types, roles or modules out")
  static let depth = Option("depth", value: "levels", "how deep the calls go that are shown")

  /// The trace without the calls that are not wanted; what they called moves up to the nearest call that stays, and says
  /// through which type it came about.
  func applied(to trace: CallTrace) -> CallTrace {
    if isEmpty { return trace }
    var open: [(call: CallTrace.Call, stays: Bool)] = []
    let calls = trace.calls.compactMap { call -> CallTrace.Call? in
      open.removeAll { $0.call.depth >= call.depth }
      let level = open.count { $0.stays }
      let stays = includes(call) && level < depth ?? .max
      let between = open.reversed().prefix { !$0.stays }.map(\.call)
      open.append((call, stays))
      guard stays else { return nil }
      var moved = call
      // Its place among all calls says nothing of its place among those that stay.
      (moved.depth, moved.order) = (level, nil)
      moved.through = between.first.map { $0.type.isEmpty ? $0.member.fullName : $0.type }
      if between.contains(where: { $0.later == true }) { moved.later = true }
      return moved
    }
    var filtered = trace
    filtered.calls = calls
    return filtered
  }

  /// Says what could be asked for, where a word fits no call of these traces.
  ///
  /// - Throws: `ShellError.noSuchCalls`.
  func check(against traces: [CallTrace]) throws(ShellError) {
    let calls = traces.flatMap(\.calls)
    guard !calls.isEmpty else { return }
    for word in wanted + unwanted where !calls.contains(where: { Self.matches($0, word) }) {
      let names = calls.flatMap { [$0.type, $0.role?.words, $0.module].compactMap(\.self) }.filter { !$0.isEmpty }
      let longer = names.first { Self.plain($0).contains(Self.plain(word)) }
      throw .noSuchCalls(word, nearest: Spelling.nearest(to: word, among: names) ?? longer)
    }
  }

  private func includes(_ call: CallTrace.Call) -> Bool {
    (wanted.isEmpty || wanted.contains { Self.matches(call, $0) }) && !unwanted.contains { Self.matches(call, $0) }
  }

  /// Case and spaces do not count, so that `viewmodel` finds a view model.
  private static func matches(_ call: CallTrace.Call, _ word: String) -> Bool {
    let names = [call.type, call.declaredIn, call.role?.words, call.module].compactMap(\.self)
    return names.contains { plain($0) == plain(word) || $0.hasSuffix("." + word) }
  }

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " } }

  private static func names(_ list: String?) -> [String] {
    list?.split(separator: ",").map { $0.trimmingPrefix { $0 == " " }.description }.filter { !$0.isEmpty } ?? []
  }
}
