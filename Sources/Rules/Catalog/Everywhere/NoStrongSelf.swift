/// A closure that is kept does not hold `self` strongly.
///
/// Where the object itself keeps what keeps the closure, the ring is certain, and an error. Where somebody else keeps
/// the closure, it is a warning, if the object is a part of a screen and the keeper is seen to stay as long. Closures
/// that run once and are gone then are the matter of SM-8.
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
///
/// ## What counts
///
/// - A closure that a property is given: by itself, in a list, as a choice, as the value of an enumeration, or by a
///   local name.
/// - One that the object adds to a list or a dictionary of its own, or with which it makes something that it keeps, be it
///   an element of a list: `rows = [Row { self.open() }]`.
/// - One that a function of the project stores, or that one of the system's is known to store.
/// - One that a timer or a work item of the object runs. A timer that repeats holds its target, too, as do a web view
///   its script message handler and a session its delegate.
/// - One that a task runs whose loop goes on: `for await` notices, values of a publisher or a stream that nobody finishes,
///   and `while !Task.isCancelled`. In a task members need no `self.` in front of them.
/// - One of a view, a gesture or a child that is put on the object's screen, or of a view that configures a cell.
/// - What a step of a stream is given that goes on: one that a property, a subject, a control, a timer or a
///   notification centre publishes, or a function that is seen to return such a one, as one that makes a stream and
///   never tells it of its end. What any other function returns may be a request. `assign(to: \.title, on: self)` holds
///   its object as a closure does.
/// - A method that is handed out in a closure's place, be it one of what the object holds weakly: `onTap = output?.open`.
/// - A closure of a local object or a parameter that holds that, `child.onClose = { child.close() }`; one that holds
///   another object which keeps it, a screen its navigation controller or a view model its screen; and what a stream of
///   such an object is given that holds that: `flow.finished.sink { self.remove(flow) }.store(in: &bag)`.
///
/// It makes no difference whether the closure says `self` or another name, as `let me = self`. Somebody else is seen to
/// stay as long if it is a view or a cell, or shared, or a module that a coordinator shows, or if the function that
/// keeps the closure says by its name that it observes or listens. Which function is called follows from the type of
/// what it is called on. Where nobody says that, or a library declares it, a function of the project with the same name
/// does not count.
///
/// ## What does not count
///
/// - What is called where it stands, or by a list's `map`, `forEach` or `sync` before they return; what an animation,
///   or the button of an alert or an action sheet does; and `Type.self`.
/// - A closure that names members without `self.` around a `[weak self]`: the compiler allows that in none which is kept.
/// - What waits for an answer, for its turn in a list that does not say that it listens, or for the end of something,
///   as `onSuccess` says; what is made for one call after another, as an alert is; a popup that takes itself off the
///   screen; and streams that may end with an answer.
/// - What goes before the object does: a screen that it shows and does not keep, what a function makes or is given and
///   is not a view, what the object holds weakly itself, an object that is given to nobody but a queue that runs it,
///   and a cell that a data source fills which has its list weakly.
/// - A token that is handed out, a bag that is somebody else's, a factory's own registrations, and stand-ins for tests.
/// - What the object ends or lets go of before its own end, be it in the closure: a timer, an observation, a session, a
///   closure that it sets to `nil` or to one that does nothing, a stream up to `takeUntil` or `take(until:)`, a closure
///   that has who keeps it put another in its place, and one that its keeper sets to `nil` once it has called it, or by a
///   function that the object calls, `card.reset()`. Tokens may be in a list that is ended one by one.
/// - A popup that what it is given lets go of as it closes: `popup.onClose = close`, where that sets `popup` to `nil`.
/// - A stream of a view model that a screen or a view is given, or of a view that it does not make, in its own bag, which
///   holds the view model or the view in turn.
/// - A screen of a storyboard to which nothing leads, for which no code asks and which no code makes; in an app, a screen
///   that no code names but its own, a function that nobody calls, and what is made only by a static function which nobody
///   calls or by an object that nobody makes; a data source that a function makes for those who ask; and a coordinator that
///   only its screens keep.
/// - An object that stays as long as the app runs, since it is shared or global, or alone can make its objects and has
///   them in constants, or the app's delegate has it, by itself or by way of others that belong to no screen; and one
///   that is made once by what stays so, be it by way of functions, a container or a storyboard, which says of what class
///   it is: a screen that is shown first, one with which the window's root is set for good, one that hides the way back to
///   a splash screen, its tabs, and the parts that such a screen makes as it is made or loaded. Tabs of any tab bar do so,
///   where no other root takes its place, and the parts that are shown side by side.
/// - What a view model is given to listen to, `input.refresh`, where it ends with the controls of the screen, as in
///   RxCocoa and not in Combine.
struct NoStrongSelf: Rule {
  static let id = "SM-3"
  static let title = "No strong self in closures that are kept"
  static let why = "who keeps the closure keeps the object, and often the object keeps them in turn"
  static let architecture: Architecture? = nil
  static let surveys: [any Survey.Type] = [
    FilledLists.self, KeptCoordinators.self, KeptObjects.self, LastingObjects.self, MadeByApp.self, ObjectMakers.self,
    StateObjects.self, ReplacedScreens.self, SaidFunctions.self, SaidTypes.self, WindowRoots.self,
  ]

  func violations(in project: Project) -> [Violation] {
    project.types.flatMap { type in
      project.strongClosures(in: type).filter { $0.kind != .oneShot }.map(Violation.init)
    }
  }
}
