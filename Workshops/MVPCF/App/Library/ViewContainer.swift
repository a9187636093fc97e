import ScreenKit

/// Has the view that a view controller shows.
protocol ViewContainer: AnyObject {
  var view: View { get }
}

extension ViewContainer where Self: View {
  var view: View { self }
}
