// swift-tools-version: 6.2
import PackageDescription

// The kit alone, as an installed copy has it: its sources, and nothing to fetch. A copy is built of them for a compiler
// that cannot read the modules of the built one. `Scripts/install` lays the sources beside this file.
// See Package.swift, whose targets these are; KitPackageTests holds the two together.

let own: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]

let package = Package(
  name: "AtelierKit",
  platforms: [.macOS(.v15)],
  products: [.library(name: "AtelierKit", type: .dynamic, targets: ["ScreenKit", "Routing", "StageKit"])],
  targets: [
    .target(name: "ScreenKit", dependencies: ["LibC", "TextLayout"], swiftSettings: own),
    .target(name: "Routing", dependencies: ["EditDistance"], swiftSettings: own),
    .target(
      name: "StageKit",
      dependencies: [
        "Architectures", "ScreenKit", "Injection", "Routing", "StageProtocol", "CStageHooks", "LibC", "StableHash",
        "OpenCombine",
      ],
      swiftSettings: own),
    .target(name: "CStageHooks"),
    .target(name: "LibC", swiftSettings: own),
    .target(name: "StableHash", swiftSettings: own),
    .target(name: "TextLayout", swiftSettings: own),
    .target(name: "EditDistance", swiftSettings: own),
    .target(name: "StageProtocol", dependencies: ["Architectures", "ScreenKit", "Injection"], swiftSettings: own),
    .target(name: "Architectures", swiftSettings: own),
    .target(name: "Injection", swiftSettings: own),
    .target(name: "OpenCombine", dependencies: ["COpenCombineHelpers"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "COpenCombineHelpers"),
  ]
)
