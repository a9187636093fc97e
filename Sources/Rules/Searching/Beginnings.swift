/// Which functions are called as the app, an object or a flow begins, and not whenever somebody taps.
extension Function {
  /// Whether it is called once for each object, or the app, by what it is called: when that is made, loaded or started.
  var beginsObject: Bool {
    if kind == .initialiser || isLaunch { return true }
    return ["awakeFromNib", "commonInit", "launch", "loadView", "start", "viewDidLoad"].contains(name)
      || parameters.isEmpty && ["configure", "setup", "setUp"].contains(where: name.hasPrefix)
  }

  /// Whether it starts who leads to screens.
  fileprivate var startsLead: Bool { !isStatic && parameters.isEmpty && ["launch", "start"].contains(name) }

  /// Whether the system calls it as the app, or a scene of it, begins.
  fileprivate var isLaunch: Bool {
    (name == "application" || name == "scene")
      && parameters.contains { ["didFinishLaunchingWithOptions", "willConnectTo"].contains($0.label) }
  }
}

extension ProjectType {
  /// Whether a function is called as the app begins, or is a helper of such functions alone.
  func isOnlyForLaunch(_ function: Function) -> Bool {
    function.isLaunch || function.access.isPrivate && isCalledOnly(function, by: \.isLaunch)
  }

  /// Whether a function is called once for each object, as that begins, and by no other of the type.
  func isOnlyForBeginning(_ function: Function) -> Bool {
    guard !function.isStatic else { return false }
    if function.beginsObject { return callers(of: function).allSatisfy(\.beginsObject) }
    return function.access.isPrivate && isCalledOnly(function, by: \.beginsObject)
  }

  /// Whether a function starts who leads to screens, or is one that only those call: `func start() { showHome() }`.
  func isPartOfStart(_ function: Function) -> Bool {
    function.startsLead || !function.isStatic && isCalledOnly(function, by: \.startsLead)
  }

  /// Whether some functions of the type call another, and no others do.
  private func isCalledOnly(_ function: Function, by areMeant: (Function) -> Bool) -> Bool {
    let callers = callers(of: function)
    return !callers.isEmpty && callers.allSatisfy(areMeant)
  }

  /// The functions of the type that call another by its name alone.
  private func callers(of function: Function) -> [Function] {
    functions.map(\.function).filter { caller in
      caller.code.calls.has { $0.nameCount == 1 && $0.last == function.name }
    }
  }
}
