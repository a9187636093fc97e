/// A closure that is kept does not hold `self` strongly.
///
/// Kept are closures that a property is given, by themselves, in a list, as a choice, as the value of an enumeration or
/// by a local name; those that the object adds to a list or dictionary of its own; those that a function of the project
/// stores, or with which something is made that the object keeps; those that the system's functions are known to store,
/// or that a timer or work item of the object runs; what the steps of a stream that goes on are given; and methods that
/// are handed out in their place. A stream goes on if a property, a subject, a control, a timer or a notification
/// centre publishes it, or a function that is seen to return such a one; what any other function returns may be a
/// request. Where the object itself keeps what keeps the closure, the ring is certain, and an error. Where somebody
/// else keeps it, it is a warning, if the object is a part of a screen and something says that the keeper stays as
/// long: it is a view or a cell, or shared, or a module that a coordinator shows, or the function that keeps the
/// closure observes or listens by its name. It makes no difference whether the closure says `self` or another name, as
/// `let me = self`. Closures that are called where they stand, that a list's `map`, `forEach` or `sync` call before
/// they return, and what an animation or an alert's or an action sheet's button does, are not meant, and neither is
/// `Type.self`. Closures that run once and are gone then, and those given to streams that may end with an answer, are
/// the matter of SM-8. So are those of an object that is made, used and given to nobody but a queue that runs it, of
/// what puts closures into a list and does not say that it listens, of what a function makes or is given, unless it is
/// a view, of a factory's own registrations, of a screen that another shows and does not keep, of what else keeps it
/// until something is over, as `onSuccess` says, of what is made for one call after another, as an alert is, of a cell
/// that a data source fills which has its list weakly, and is not a view controller, of what the object holds weakly
/// itself, of a token that is handed out or a bag that is somebody else's, of a stand-in for tests, and of what the
/// object ends or lets go of by itself before its own end: a timer, an observation, a closure that it sets to `nil` or
/// to one that does nothing, a stream up to `takeUntil`. A timer that repeats holds its target, too.
///
/// Which function is called follows from the type of what it is called on. Where nobody says that, or a library
/// declares it, a function of the project with the same name does not count. Objects that stay as long as the app runs,
/// since they are shared or global, or the app's delegate has them, by itself or by way of others that belong to no
/// screen, are not meant; a class that alone can make its objects, and has them in constants, is such a one. Neither is
/// what a view model is given to listen to, `input.refresh`, where it ends with the controls of the screen, as in
/// RxCocoa and not in Combine. A local object that a closure of its own holds makes a ring as well: `child.onClose = {
/// child.close() }`, and a coordinator whose subscription holds a screen that it shows keeps that: `screen.closed.sink
/// { screen.dismiss() }.store(in: &bag)`. So does one that holds another which keeps it: a screen its navigation
/// controller, or a view model its screen.
///
/// ## Why
///
/// Who keeps the closure keeps the object. If the object, however indirectly, keeps who keeps the closure, neither is
/// ever let go: the screen is gone, and its view controller, its view model and all that they observe go on.
///
/// ## How to fix it
///
/// Write `[weak self]`, and `self?.` or `guard let self else { return }`. Where the closure needs only one of the
/// object's parts, capture that part: `[service]`.
///
/// ## Found
///
/// ```swift
/// final class UserViewController: UIViewController {
///   private let viewModel: SettingsModel
///
///   override func viewDidLoad() {
///     viewModel.onChange = { self.render() }
///   }
/// }
/// ```
///
/// ## Right
///
/// ```swift
/// final class UserViewController: UIViewController {
///   private let viewModel: SettingsModel
///
///   override func viewDidLoad() {
///     viewModel.onChange = { [weak self] in self?.render() }
///     names.forEach { self.add($0) }
///   }
/// }
/// ```
struct NoStrongSelf: Rule {
  static let id = "SM-3"
  static let title = "No strong self in closures that are kept"
  static let why = "who keeps the closure keeps the object, and often the object keeps them in turn"
  static let architecture: Architecture? = nil
  static let surveys: [any Survey.Type] = [
    KeptObjects.self, LastingObjects.self, MadeByApp.self, StateObjects.self,
  ]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      project.strongClosures(in: type).filter { $0.kind != .oneShot }.map(Violation.init)
    }
  }
}
