import Foundation
import TerminalText

extension Session {
  /// What a loop that waits for keys also waits for: readable when `takeUpSaves` may have something to show.
  public var watchedDescriptors: [Int32] { followed.descriptors }

  /// When `takeUpSaves` may have something to show, whatever the descriptors say; nil where nothing is watched.
  public var watchDeadline: ContinuousClock.Instant? { followed.deadline }

  /// Takes up what was saved in the folder of one's own that is on the stage: begins to build it, and once it is built,
  /// replays on it what has happened. Never waits for the compiler.
  ///
  /// - Parameter show: takes what there is to see, which belongs above the line that is being typed.
  public func takeUpSaves(show present: (Output) -> Void) {
    func show(_ output: Output) { present(output.fitted(for: display)) }
    guard let news = followed.next() else { return }
    showNews(display: display, show)
    let saveText = SaveText(display: display, app: appSession.app)
    var text = saveText.text(for: news)
    if news.isRunning, let change = workshops.lookAtGoals(), !change.isEmpty {
      text = text + "\n" + saveText.text(for: change)
    }
    switch news {
    case .fails, .refuses, .writesItself: show(Output(.problem, problemText(text, display: display), status: .failed))
    case .builds, .runs, .isOnStage, .isBack: show(Output(.notice, text))
    }
    guard news.isRunning, let words = try? lessonNews(display: display) else { return }
    show(Output(.notice, words))
  }

  /// The folder whose saves are taken up; nil where none is.
  var watchedFolder: URL? { followed.folder }

  private var followed: SaveWatch {
    saveWatch.follow(isOn: settings.watchesSaves)
    return saveWatch
  }
}
