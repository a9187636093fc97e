import Foundation

extension Error {
  /// The system's reason why a file could not be read or written: `no such file or directory`.
  ///
  /// Foundation's errors wrap the system's, and say less themselves. It reads no pipes and devices, and calls that a lack of
  /// permission.
  public var systemReason: String {
    if let obstacle = self as? FileObstacle { return obstacle.description }
    if let path = (self as? CocoaError)?.filePath, FileObstacle(at: path) == .special {
      return FileObstacle.special.description
    }
    guard let error = self as? SystemError ?? SystemError(behind: self) else { return localizedDescription }
    return error.description.prefix(1).lowercased() + error.description.dropFirst()
  }
}

extension SystemError {
  fileprivate init?(behind error: any Error) {
    var layer: (any Error)? = error
    while let error = layer.map({ $0 as NSError }) {
      if error.domain == NSPOSIXErrorDomain {
        self.init(code: Int32(error.code))
        return
      }
      layer = error.userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return nil
  }
}
