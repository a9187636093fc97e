/// What holds an object strongly though that gave it no closure: a timer its target, a web view its handler, a session its
/// delegate.
extension Project {
  /// Whether a type's code makes anything that might hold an object of it so.
  func mayBeTarget(_ type: ProjectType) -> Bool {
    type.has { $0.calls.has { Self.timers.contains($0.last) || $0.last == "URLSession" || Self.addsHandler($0) } }
  }

  /// What some code of a type makes that holds its object, and that nobody ends before the object goes.
  func heldAsTarget(in code: Code, of type: ProjectType, _ file: Int) -> [StrongClosure] {
    timers(in: code, of: type, file) + handlers(in: code, of: type, file) + sessions(in: code, of: type, file)
  }

  /// `Timer.scheduledTimer(timeInterval: 1, target: self, …, repeats: true)`.
  private func timers(in code: Code, of type: ProjectType, _ file: Int) -> [StrongClosure] {
    code.calls.calls { Self.timers.contains($0.last) }.compactMap { call in
      guard call.argument("target")?.value.isName("self") == true,
        call.name == "CADisplayLink" || call.argument("repeats")?.value == .boolean(true),
        !type.endsTimers(besides: code, keptIn: code.keeper(ofTimer: call.callee, in: type)),
        !isEndedElsewhere(call.callee, in: code, of: type),
        !code.calls.contains(where: { $0.name == "invalidate" && $0.callee.offset > call.callee.offset })
      else { return nil }
      let end = type.endsTimersWithItself ? "only its deinit ends it, which never runs" : "nobody ends it"
      return StrongClosure(
        kind: .kept, place: place(file, call.callee.offset),
        words: "a timer of \(type.name) holds self strongly, as its target, and \(end)",
        how: "call `invalidate()` when the screen goes, or give the timer a closure that captures `[weak self]`")
    }
  }

  /// Whether a timer is given to another object, which ends it: `home.timer = Timer.scheduledTimer(…)`.
  private func isEndedElsewhere(_ callee: Path, in code: Code, of type: ProjectType) -> Bool {
    code.assignments { $0.value.path?.start == callee.start && $0.target.nameCount == 2 }.contains { assignment in
      guard let property = type.property(assignment.target.first), let keeper = property.typeName.flatMap(self.type)
      else { return false }
      // Who is not held by it can end it with its own end, too.
      return keeper.lets(go: assignment.target.last, besides: code)
        || property.ownership == .weak && keeper.endsTimersWithItself
    }
  }

  private static let timers = ["CADisplayLink", "Timer", "scheduledTimer"]

  /// `web.configuration.userContentController.add(self, name: "log")`.
  private func handlers(in code: Code, of type: ProjectType, _ file: Int) -> [StrongClosure] {
    code.calls.calls(where: Self.addsHandler).compactMap { call in
      // `add(weak: self, name: "log")` is the project's own.
      guard call.arguments.first?.label == nil, call.arguments.first?.value.isName("self") == true,
        call.argument("name") != nil,
        type.comesAndGoes || type.properties.contains(where: { $0.property.typeName == "WKWebView" }),
        !type.callsAny(of: ["removeAllScriptMessageHandlers", "removeScriptMessageHandler"])
      else { return nil }
      return StrongClosure(
        kind: .kept, place: place(file, call.callee.offset),
        words: "a web view of \(type.name) holds self strongly, as its message handler, and nobody takes that out",
        how: "add an object of its own that holds \(type.name) weakly, or call `removeScriptMessageHandler(forName:)` "
          + "when the screen goes")
    }
  }

  private static func addsHandler(_ callee: Path) -> Bool {
    callee.last == "add" && callee.nameCount > 1
      && callee.base.last.lowercased().hasSuffix("contentcontroller")
  }

  /// `URLSession(configuration: .default, delegate: self, delegateQueue: nil)`.
  private func sessions(in code: Code, of type: ProjectType, _ file: Int) -> [StrongClosure] {
    guard type.comesAndGoes, !type.callsAny(of: ["finishTasksAndInvalidate", "invalidateAndCancel"]) else { return [] }
    return code.calls.named("URLSession").compactMap { call in
      guard call.argument("delegate")?.value.isName("self") == true else { return nil }
      return StrongClosure(
        kind: .kept, place: place(file, call.callee.offset),
        words: "a session of \(type.name) holds self strongly, as its delegate, and nobody invalidates it",
        how: "call `finishTasksAndInvalidate()` when the screen goes, or give the session a delegate of its own")
    }
  }
}

extension ProjectType {
  /// Whether code that runs before the object goes calls one of some functions.
  fileprivate func callsAny(of names: [String]) -> Bool {
    functions.contains { _, function in
      function.kind != .deinitialiser && function.code.calls.has { names.contains($0.last) }
    } || storedProperties.contains { $0.property.code.calls.has { names.contains($0.last) } }
  }
}
