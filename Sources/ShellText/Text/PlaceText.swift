import StageProtocol
import TextLayout

/// A place in the app's code, shortened from the front where there is no room for all of it.
struct PlaceText {
  private let folders: [Substring]
  private let end: String

  init(_ place: SourceIndex.Location) {
    let parts = place.file.split(separator: "/")
    folders = Array(parts.dropLast())
    end = "\(parts.last ?? "")" + ":\(place.line)"
  }

  /// `Modules/User/UserPresenter.swift:3`, or `…/UserPresenter.swift:3`.
  func text(fitting width: Int) -> String {
    for count in stride(from: folders.count, through: 0, by: -1) {
      let kept = folders.suffix(count).map(String.init)
      let start = count < folders.count ? ["…"] : []
      let text = (start + kept + [end]).joined(separator: "/")
      if TextMetrics.columns(of: text) <= width || count == 0 { return text }
    }
    return end
  }
}
