extension Project {
  /// The code of the files that are looked at.
  var fileCode: [Code] {
    var all: [Code] = []
    forEachCode { all.append($1) }
    return all
  }

  /// The code of the files that are looked at, each with the type that it belongs to; with no name outside of types.
  var ownedCode: [(owner: String, code: Code)] {
    var owned: [(owner: String, code: Code)] = []
    forEachCode { owned.append(($0, $1)) }
    return owned
  }

  /// The assignments of the files that are looked at whose target is meant, each with the code in which it stands and the
  /// type to which that belongs.
  func assignments(to isMeant: (Path) -> Bool) -> [(owner: String, code: Code, assignment: Assignment)] {
    assignments { isMeant($0.target) }
  }

  /// The assignments of the files that are looked at which are meant, in the same way.
  func assignments(
    where areMeant: (Assignment) -> Bool
  ) -> [(owner: String, code: Code, assignment: Assignment)] {
    var found: [(owner: String, code: Code, assignment: Assignment)] = []
    func take(_ places: [Int], in code: Code, of owner: String) {
      for assignment in code.assignments(at: places) { found.append((owner, code, assignment)) }
    }
    for (_, file) in files {
      for type in file.types {
        // Each is looked at once, and not for each member: most types have none that is meant.
        let places = type.whole.placesOfAssignments(where: areMeant)
        if places.isEmpty { continue }
        for property in type.properties { take(places, in: property.code, of: type.name) }
        for function in type.functions { take(places, in: function.code, of: type.name) }
      }
      for code in file.functions.map(\.code) + file.properties.map(\.code) + [file.code] {
        take(code.placesOfAssignments(where: areMeant), in: code, of: "")
      }
    }
    return found
  }

  private func forEachCode(_ body: (_ owner: String, _ code: Code) -> Void) {
    for (_, file) in files {
      for type in file.types {
        for property in type.properties { body(type.name, property.code) }
        for function in type.functions { body(type.name, function.code) }
      }
      for function in file.functions { body("", function.code) }
      for property in file.properties { body("", property.code) }
      body("", file.code)
    }
  }
}
