import Foundation

extension Error {
  /// Why a file was not read or written, in the system's words: `no such file or directory`.
  ///
  /// Foundation's errors wrap the system's, and have fewer words of their own.
  public var systemReason: String {
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
