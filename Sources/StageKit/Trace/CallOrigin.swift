/// The call that set something going, such as a task or a block on a queue.
public struct CallOrigin: Hashable, Sendable {
  let token: Int
}
