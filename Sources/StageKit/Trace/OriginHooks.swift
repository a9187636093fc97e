import CStageHooks

/// Tells the trace which call submitted the block that a queue runs.
enum OriginHooks {
  static func install() {
    atelier_origins_install(
      atelier_origins(
        present: { TraceRecorder.shared.present.map(Int64.init) ?? -1 },
        resume: { TraceRecorder.shared.resume(Int($0)) },
        leave: { TraceRecorder.shared.exit(Int($0)) }))
  }
}
