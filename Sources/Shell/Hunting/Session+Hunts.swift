import Foundation

extension Session {
  /// The hunt with a number.
  ///
  /// - Throws: `ShellError.hunt` where there can be none.
  func hunt(_ seed: Int) throws(ShellError) -> LeakHunt {
    guard let place = workshopPlace else { throw .hunt(.noPlace) }
    return try LeakHunt(
      seed: seed, among: appSession.wirings.wirings,
      in: place.workspaces.appending(path: LeakHunt.foldersName, directoryHint: .isDirectory))
  }

  /// The hunt that is under way, or the one to which the app on the stage belongs.
  ///
  /// - Throws: `ShellError.hunt`.
  func requireHunt() throws(ShellError) -> LeakHunt {
    let name = appSession.hunted?.name ?? appSession.app?.wiring.name
    guard let seed = name.flatMap(LeakHunt.seed(named:)) else { throw .hunt(.noneOpen) }
    return try hunt(seed)
  }

  /// Makes the name of a hunt's suspect mean it, as in the session that ended there. Other names stay as they are.
  func takeUpHunt(named name: String) {
    guard let seed = LeakHunt.seed(named: name), let hunt = try? hunt(seed), (try? hunt.prepare()) != nil else {
      return
    }
    begin(hunt)
  }

  /// Makes a hunt the one that is under way.
  func begin(_ hunt: LeakHunt) {
    appSession.wirings.names(hunt.suspect.name, hunt.suspect)
    appSession.hunted = hunt.suspect
  }
}
