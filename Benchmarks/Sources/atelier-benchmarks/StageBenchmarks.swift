import Figures
import Foundation
import StageClient
import StageProtocol

/// How long an event takes from the shell to the stage and back.
struct StageBenchmarks {
  private static let events = 500

  private let checkout = Checkout()

  func figures() throws -> [Figure] {
    let home = try ScratchFolder()
    try checkout.switchToViper(home: home).run()
    let app = try checkout.compiledApp(in: home)
    let stage = try StageProcess(executable: app, sourceIndex: app.appending(path: "none"), sourceFolders: [])
    var reply = 0
    let event = try Measurement("\(Self.events) events with their screens", runs: 5) {
      for _ in 0..<Self.events {
        reply = try stage.ask(EventQuestion(.wait(.zero))).get().screen.elements.count
      }
    }
    guard reply > 0 else { throw Problem("the stage answers with an empty screen") }
    let echo = try Echo()
    let baseline = try Measurement("\(Self.events) lines of the same length through /bin/cat", runs: 5) {
      for _ in 0..<Self.events { try echo.exchange(String(repeating: "x", count: 420)) }
    }
    return [Figure("event", event, against: baseline, aim: "")]
  }
}
