import LibC

/// A request of app code that cannot be fulfilled.
///
/// UIKit throws an exception, or prints a warning and goes on. The kit always goes on: nothing changes, and the misuse
/// is reported.
public enum Misuse: Hashable, Sendable, CustomStringConvertible {
  /// A view was added to itself, or to a view inside it.
  case viewInsideItself(String)
  /// A view controller was added to itself, or to one of its descendants.
  case childOfItself(String)
  /// A navigation controller was pushed onto another one.
  case pushOfNavigationController(onto: String)
  /// A view controller was pushed that is on the stack already.
  case pushedTwice(String)
  /// A view controller was pushed that is presented.
  case pushOfPresented(String)
  /// A view controller was to be popped to that is not on the stack.
  case notOnStack(String)
  /// A view controller was to present while it was not in a window.
  case presenterOutsideWindow(String, presented: String)
  /// A view controller was to present while it presented another one.
  case alreadyPresenting(String, presenting: String, presented: String)
  /// A view controller was presented that is in use: presented, a child, or a window's root.
  case presentationOfActive(String)
  /// A tab was selected that is not there.
  case noSuchTab(String)

  /// What was asked for, why it was not done, and what to do instead.
  public var description: String {
    switch self {
    case .viewInsideItself(let view):
      "cannot add \(view) to itself or to a view inside it; nothing was added"
    case .childOfItself(let child):
      "cannot add \(child) to itself or to one of its own children; nothing was added"
    case .pushOfNavigationController(let stack):
      "cannot push a navigation controller onto \(stack); push the screen itself, or present"
    case .pushedTwice(let pushed):
      "\(pushed) is on the stack already and was not pushed again; push a new one, or pop to it"
    case .pushOfPresented(let pushed):
      "\(pushed) is presented and was not pushed; dismiss it first"
    case .notOnStack(let target):
      "cannot pop to \(target), which is not on the stack; nothing was popped"
    case .presenterOutsideWindow(let presenter, let presented):
      "\(presenter) is not in a window, so \(presented) was not presented; present from a screen that is shown"
    case .alreadyPresenting(let presenter, let current, let presented):
      "\(presenter) already presents \(current), so \(presented) was not presented; dismiss that first"
    case .presentationOfActive(let presented):
      "\(presented) is in use already and was not presented; present a new one"
    case .noSuchTab(let tab):
      "there is no tab \(tab); the selection has not changed"
    }
  }

  /// Called with each misuse. Writes a line to standard error by default.
  @MainActor public static var handler: @MainActor (Misuse) -> Void = { $0.print() }

  @MainActor func report() {
    Self.handler(self)
  }

  private func print() {
    var line = "ScreenKit: \(self)\n"
    line.withUTF8 { bytes in
      _ = write(2, bytes.baseAddress, bytes.count)
    }
  }
}

/// The object's type without its module, as messages name it.
func name(of object: AnyObject) -> String { String(describing: type(of: object)) }
