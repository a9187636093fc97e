import Injection

/// A gap: what a factory captures may be used by whichever thread it runs on. See "What the compiler does not check" in the
/// article on threads and actors.
final class Tally {
  var count = 0
}

func register(_ tally: Tally, in container: Container) {
  container.register(Int.self) {
    tally.count += 1
    return tally.count
  }
}
