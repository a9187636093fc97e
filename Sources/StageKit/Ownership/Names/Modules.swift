import StageProtocol

/// Tells the app's modules from the kit's and the system's.
enum Modules {
  /// The modules that app code is built on, whose objects are looked through.
  static let kit = Set(KitModules.swift + KitModules.c)

  /// The modules that come with Swift and with the system, whose objects are not looked into.
  static let system: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "_RegexParser", "RegexBuilder", "Synchronization", "Observation",
    "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "Glibc", "Musl", "Darwin", "__C", "__ObjC", "__C_Synthesized", "Testing", "XCTest",
    "_Differentiation", "ObjectiveC", "System", "",
  ]

  static func isSystem(_ module: String) -> Bool { system.contains(module) }

  static func isKit(_ module: String) -> Bool { kit.contains(module) }

  static func isApp(_ module: String) -> Bool { !isSystem(module) && !isKit(module) }

  /// Whether structs and enums of a module are looked into.
  static func areValuesOpen(in module: String) -> Bool {
    module == "Swift" || !isSystem(module)
  }
}
