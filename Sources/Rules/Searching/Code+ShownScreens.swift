/// Which local objects are screens that somebody shows, and whether they are kept otherwise.
extension Code {
  /// Whether a closure belongs to a menu or an alert that is made each time it is shown, within a closure that sets that up.
  func isShownOnce(_ closure: Closure) -> Bool {
    closures.contains { outer in
      guard outer.offset < closure.offset, closure.end <= outer.end,
        case .argument(let callee, _, _) = outer.destination
      else { return false }
      return callee.last == "UIContextMenuConfiguration" || callee.isInitialiser && Self.isAlert(callee.madeType)
    }
  }

  /// Whether a type is called after what is shown until somebody has answered.
  static func isAlert(_ type: String) -> Bool {
    ["actionsheet", "alert", "dialog", "popup"].contains(where: type.lowercased().holds)
  }

  /// Whether a local variable is a screen that is shown over the one that shows it, and goes before that does.
  func isShown(_ variable: String) -> Bool {
    let value = variables.first { $0.name == variable }?.value.path
    if let value, value.leadsToDestination || isShownOverSelf(by: value) { return true }
    let wrappers = calls.filter { call in
      call.callee.isInitialiser && call.name.hasSuffix("Controller")
        && call.arguments.first?.value.isName(variable) == true
    }.map(\.callee)
    return variables.contains { $0.name == variable }
      && calls.contains { call in
        // `Router.showAlert(view: alert)`
        guard
          Self.showing.contains(call.name) || call.name.hasPrefix("showAlert") || call.name.hasPrefix("presentModal"),
          let shown = call.arguments.first?.value
        else { return false }
        return shown.isName(variable) || wrappers.contains { isMade(by: $0, shown) }
      }
  }

  /// Whether a local variable is the screen that navigation begins with, which nobody is to see coming, or which is put into one
  /// that is made there.
  func isFirstOfNavigation(_ variable: String) -> Bool {
    calls.named("pushViewController").contains { call in
      call.arguments.first?.value.isName(variable) == true
        && (call.argument("animated")?.value == .boolean(false) || isOfNavigationMadeHere(call))
    }
  }

  /// Whether a call makes the screen that a navigation begins with which is made there.
  func isFirstOfNavigation(madeBy callee: Path) -> Bool {
    calls.named("pushViewController").contains { call in
      call.arguments.first?.value.path?.start == callee.start && isOfNavigationMadeHere(call)
    }
  }

  /// Whether a call is to navigation that is made there, or set as the window's root.
  private func isOfNavigationMadeHere(_ call: Call) -> Bool {
    call.callee.nameCount == 2
      && (maker(of: call.callee.first)?.hasSuffix("NavigationController") == true
        || hasAssignments { $0.target.isWindowsRoot && $0.value.isName(call.callee.first) })
  }

  /// Whether a call makes a screen and shows it over the one that asks for it: `Alert.show(in: self)`.
  private func isShownOverSelf(by callee: Path) -> Bool {
    calls.calls { $0.start == callee.start && $0.offset == callee.offset }.contains { call in
      Self.showing.contains(call.name)
        && call.arguments.contains { $0.value.isName("self") && ["from", "in", "on", "over"].contains($0.label) }
    }
  }

  /// Whether an action that a call makes, or is one itself, is added to a screen that is shown over the one that shows it.
  func isAddedToShown(_ callee: Path) -> Bool {
    calls.contains { call in
      call.name.hasPrefix("addAction") && call.callee.nameCount == 2
        && (call.callee == callee || call.arguments.contains { $0.offset == callee.start })
        && isShown(call.callee.first)
    }
  }

  /// Whether a local object, which nobody is given, shows itself: `popup.present(animated: true)`.
  func showsItself(_ name: String) -> Bool {
    isGivenToNobody(name)
      && calls.contains { call in
        call.callee.nameCount == 2 && call.callee.first == name
          && ["popup", "present", "show"].contains(where: call.name.hasPrefix)
      }
  }

  /// Whether a local object is given to nobody but who shows it.
  func isGivenToNobody(_ name: String) -> Bool {
    hasOne(name) && !assignments.contains { $0.value.isName(name) } && !variables.contains { $0.value.isName(name) }
      && calls.allSatisfy { call in
        Self.showing.contains(call.name) || call.callee.isInitialiser && call.name.hasSuffix("NavigationController")
          || !call.arguments.contains { $0.value.isName(name) }
      }
  }

  /// Whether a local object becomes a part of the one that makes it: a child, a view or its controller, an element, or what a
  /// property has.
  ///
  /// - Parameter isFollowed: whether it may be by way of another local variable.
  func keeps(_ name: String, isFollowed: Bool = true) -> Bool {
    func leads(_ value: Value) -> Bool { value.path?.first == name }
    return assignments.contains { assignment in
      guard assignment.value.isName(name), assignment.target != .returned else { return false }
      // `var screen: UIViewController?`, which one of several is made for.
      let isLocal = assignment.target.isOneName && variables.contains { $0.name == assignment.target.last }
      return !isLocal || isFollowed && keeps(assignment.target.last, isFollowed: false)
    }
      || calls.contains { call in
        ["add", "append", "insert", "embed", "setViewControllers"].contains(where: call.name.hasPrefix)
          && call.arguments.contains { leads($0.value) }
      }
  }

  /// Whether a screen that a call makes is shown over the one that asks for it.
  func showsResult(of callee: Path) -> Bool {
    calls.contains { call in
      Self.showing.contains(call.name) && call.arguments.first.map { isMade(by: callee, $0.value) } == true
    }
  }

  /// Functions that show a screen over another, or behind it.
  static let showing: Set<String> = ["present", "pushViewController", "show", "showDetailViewController"]

  /// Whether a value is what a call makes, or a local name of it.
  private func isMade(by callee: Path, _ value: Value) -> Bool {
    switch value {
    case .call(let path): path.start == callee.start && path.offset == callee.offset
    case .path(let path):
      path.components.count == 1
        && variables.contains { $0.name == path.first && $0.value.path?.start == callee.start }
    default: false
    }
  }
}

extension Path {
  /// Whether it names the screen that a segue shows: `segue.destination`.
  var leadsToDestination: Bool { names.contains("segue") && names.contains("destination") }
}
