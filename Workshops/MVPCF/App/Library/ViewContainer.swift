import ScreenKit

/// Has the view that a view controller shows.
@MainActor public protocol ViewContainer: AnyObject {
  var view: View { get }
}

extension ViewContainer where Self: View {
  public var view: View { self }
}
