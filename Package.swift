// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Homebrew keeps readline out of the compiler's way, so pkg-config has to be asked. On Linux it is not needed, and
// answers with flags that SwiftPM warns of in every build.
#if os(macOS)
  let readline: String? = "readline"
#else
  let readline: String? = nil
#endif

/// The product's own sources: Swift 6 mode, and no warning survives.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// The folder of the toolchain's own build of swift-syntax; nil where swift-syntax is to be built from source.
///
/// Toolchains ship it for macros. Using it saves two thirds of the first build. It is looked for beside the first `swift`
/// in PATH. `ATELIER_SWIFT_SYNTAX=source` builds it from source, as a release does, which runs beside any toolchain.
let builtSwiftSyntax: String? = {
  guard Context.environment["ATELIER_SWIFT_SYNTAX"] != "source" else { return nil }
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
  let compilers = folders.map { $0.appendingPathComponent("swift") }
  guard let swift = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
    return nil
  }
  let usr = swift.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
  let host = usr.appendingPathComponent("lib/swift/host").path
  return FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") ? host : nil
}()

/// As `strict`, for whatever imports a module that imports swift-syntax.
let readingSwift = strict + (builtSwiftSyntax.map { [.unsafeFlags(["-I", $0])] } ?? [])

/// What links swift-syntax: the toolchain's libraries are found by name once their folder is known.
let linkingSwiftSyntax: [LinkerSetting] =
  builtSwiftSyntax.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

/// The modules of swift-syntax that a target imports: products of the package where it is built from source.
func swiftSyntax(_ modules: String...) -> [Target.Dependency] {
  builtSwiftSyntax == nil ? modules.map { .product(name: $0, package: "swift-syntax") } : []
}

/// Where an archive is made: it runs wherever Swift lies, so it has what it needs of Swift beside it, and nothing in it
/// names a folder of this machine. macOS has Swift's libraries itself.
let isPortable: Bool = {
  #if os(Linux)
    return Context.environment["ATELIER_PORTABLE"] == "1"
  #else
    return false
  #endif
}()

/// The program finds Swift's libraries where `Scripts/archive` lays them.
let portableProgram: [LinkerSetting] =
  isPortable
  ? [.unsafeFlags(["-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/atelier/runtime"])]
  : []

/// The kit uses those of the app, which is linked with them by the compiler that builds it.
let portableKit: [LinkerSetting] = isPortable ? [.unsafeFlags(["-no-toolchain-stdlib-rpath"])] : []

/// App code, as `HotCompiler` compiles it for a stage: everything runs on the main actor unless it says otherwise.
let app: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The container is a package of its own, which this one uses as anybody would.
let injection: Target.Dependency = .product(name: "Injection", package: "Injection")

let package = Package(
  name: "Atelier",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "atelier", targets: ["atelier"]),
    .library(name: "AtelierKit", type: .dynamic, targets: ["ScreenKit", "Routing", "StageKit"]),
    // For Benchmarks/, which measures the rules from inside and the shell from outside.
    .library(name: "AtelierRules", targets: ["Rules"]),
    .library(name: "AtelierMeasuring", targets: ["Platform", "PseudoTerminal", "StageClient", "StageProtocol"]),
  ],
  dependencies: [
    .package(path: "Packages/Injection"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
  ]
    + (builtSwiftSyntax == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []),
  targets: [
    // What app code sees. OpenCombine is linked into the kit's library, where apps find it.
    .target(name: "ScreenKit", dependencies: ["LibC", "TextLayout"], swiftSettings: strict),
    .target(name: "Routing", dependencies: ["EditDistance"], swiftSettings: strict),
    .target(
      name: "StageKit",
      dependencies: [
        "Architectures", "ScreenKit", injection, "Routing", "StageProtocol", "CStageHooks", "LibC", "StableHash",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: strict, linkerSettings: portableKit),
    .target(name: "CStageHooks"),

    // What the kit and the shell both need.
    .target(name: "LibC", swiftSettings: strict),
    .target(name: "StableHash", swiftSettings: strict),
    .target(name: "TextLayout", swiftSettings: strict),
    .target(name: "EditDistance", swiftSettings: strict),

    // What shell and stage say to each other.
    .target(name: "StageProtocol", dependencies: ["Architectures", "ScreenKit", injection], swiftSettings: strict),

    // The vocabulary of architectures: roles and layers.
    .target(name: "Architectures", swiftSettings: strict),

    // What code may be like to be read.
    .target(name: "SourceLimits", swiftSettings: strict),

    // What can be read from app code, of ours or of anybody's.
    .target(
      name: "Rules",
      dependencies: [
        "Architectures", "Platform", "SourceLimits", "StableHash", "TextLayout",
        .product(name: "Yams", package: "Yams"),
      ]
        + swiftSyntax("SwiftParser", "SwiftSyntax"),
      swiftSettings: readingSwift, linkerSettings: linkingSwiftSyntax),

    // The shell, from the bottom up.
    .target(name: "Platform", dependencies: ["LibC"], swiftSettings: strict),
    .target(name: "Grammar", dependencies: ["EditDistance"], swiftSettings: strict),
    .target(
      name: "HotCompiler",
      dependencies: ["Platform", "SourceLimits", "StableHash", "StageProtocol", "TextLayout"]
        + swiftSyntax("SwiftParser", "SwiftSyntax"),
      swiftSettings: readingSwift, linkerSettings: linkingSwiftSyntax),
    .target(
      name: "CodeMetrics",
      dependencies: ["Platform", "SourceLimits"] + swiftSyntax("SwiftParser", "SwiftSyntax"),
      swiftSettings: readingSwift, linkerSettings: linkingSwiftSyntax),
    .target(
      name: "WorkshopKit", dependencies: [.product(name: "Yams", package: "Yams")], swiftSettings: strict),
    .target(name: "Workspaces", dependencies: ["LibC", "Platform"], swiftSettings: strict),
    .target(name: "StageClient", dependencies: ["LibC", "Platform", "StageProtocol"], swiftSettings: strict),
    .target(
      name: "TerminalText",
      dependencies: ["SourceLimits", "TextLayout", "CMarkGFM"] + swiftSyntax("SwiftIDEUtils", "SwiftParser"),
      swiftSettings: readingSwift, linkerSettings: linkingSwiftSyntax),
    .target(
      name: "LessonKit",
      dependencies: [
        "Architectures", "Grammar", injection, "Platform", "Rules", "ScreenKit", "StageProtocol", "TerminalText",
        "TextLayout", "WorkshopKit", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: readingSwift),
    .target(
      name: "ShellText",
      dependencies: [
        "Architectures", "CodeMetrics", "Grammar", injection, "Rules", "ScreenKit", "StageProtocol", "TerminalText",
        "TextLayout",
      ],
      swiftSettings: readingSwift),
    .target(
      name: "Shell",
      dependencies: [
        "Architectures", "CodeMetrics", "Grammar", "HotCompiler", injection, "LessonKit", "Platform", "Rules",
        "ScreenKit", "ShellText", "StableHash", "StageClient", "StageProtocol", "TerminalText", "TextLayout",
        "WorkshopKit", "Workspaces",
      ],
      swiftSettings: readingSwift),
    .executableTarget(
      name: "atelier",
      dependencies: [
        "Grammar", "HotCompiler", "LibC", "Platform", "Rules", "ScreenKit", "Shell", "StageClient", "StageProtocol",
        "TerminalText", "TextLayout", "WorkshopKit", "CReadline",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: readingSwift, linkerSettings: portableProgram),

    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CReadline", pkgConfig: readline, providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),

    // The workshops' app code; a stage compiles the same folders.
    .target(name: "UserDomain", path: "Workshops/UserApp/Common/UserDomain", swiftSettings: app),
    .target(
      name: "UserServer", dependencies: ["UserDomain"],
      path: "Workshops/UserApp/Common/UserServer", swiftSettings: app),
    .executableTarget(
      name: "ViperApp", dependencies: ["UserDomain", "UserServer", "ScreenKit", "Routing", "StageKit"],
      path: "Workshops/VIPER/App", swiftSettings: app),
    .target(name: "MVVMFCLibrary", path: "Workshops/MVVMFC/App/Library", swiftSettings: app),
    .executableTarget(
      name: "MVVMFCApp", dependencies: ["MVVMFCLibrary", "UserDomain", "UserServer", "ScreenKit", "StageKit"],
      path: "Workshops/MVVMFC/App", exclude: ["Library"], swiftSettings: app),
    .target(
      name: "ContextsDomain", dependencies: ["UserDomain", .product(name: "OpenCombine", package: "OpenCombine")],
      path: "Workshops/ComposableContexts/App/Domain", swiftSettings: app),
    .target(
      name: "ContextsData",
      dependencies: [
        "ContextsDomain", "UserDomain", "UserServer", .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Workshops/ComposableContexts/App/Data", swiftSettings: app),
    .target(
      name: "ContextsScreens",
      dependencies: [
        "ContextsDomain", "UserDomain", "ScreenKit", injection,
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Workshops/ComposableContexts/App/Screens", swiftSettings: app),
    .executableTarget(
      name: "ContextsApp",
      dependencies: [
        "ContextsData", "ContextsDomain", "ContextsScreens", "UserDomain", "UserServer", "ScreenKit", injection,
        "StageKit", .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Workshops/ComposableContexts/App/Application", swiftSettings: app),
    .target(
      name: "MVPCFLibrary",
      dependencies: ["ScreenKit", injection, .product(name: "OpenCombine", package: "OpenCombine")],
      path: "Workshops/MVPCF/App/Library", swiftSettings: app),
    .executableTarget(
      name: "MVPCFApp",
      dependencies: [
        "MVPCFLibrary", "UserDomain", "UserServer", "ScreenKit", injection, "StageKit",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Workshops/MVPCF/App", exclude: ["Library"], swiftSettings: app),
    .target(
      name: "MVVMCLibrary", dependencies: ["ScreenKit", .product(name: "OpenCombine", package: "OpenCombine")],
      path: "Workshops/MVVMC/App/Library", swiftSettings: app),
    .executableTarget(
      name: "MVVMCApp",
      dependencies: [
        "MVVMCLibrary", "UserDomain", "UserServer", "ScreenKit", injection, "StageKit",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      path: "Workshops/MVVMC/App", exclude: ["Library"], swiftSettings: app),

    .testTarget(
      name: "StageClientTests", dependencies: ["Platform", "StageClient", "StageProtocol"], swiftSettings: strict),
    .testTarget(name: "SourceLimitsTests", dependencies: ["SourceLimits"], swiftSettings: strict),
    .testTarget(name: "StableHashTests", dependencies: ["StableHash"], swiftSettings: strict),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout"], swiftSettings: strict),
    .testTarget(name: "EditDistanceTests", dependencies: ["EditDistance"], swiftSettings: strict),
    .testTarget(
      name: "ScreenKitTests", dependencies: ["ScreenKit", "SeededRandom", "TextLayout"], swiftSettings: strict),
    .testTarget(name: "RoutingTests", dependencies: ["Routing"], swiftSettings: strict),
    .testTarget(
      name: "StageKitTests",
      dependencies: [
        injection, "Routing", "ScreenKit", "StageKit", "StageProtocol",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: strict),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"], swiftSettings: strict),
    .testTarget(name: "GrammarTests", dependencies: ["Grammar"], swiftSettings: strict),
    .testTarget(
      name: "RulesTests", dependencies: ["HotCompiler", "Rules", "SeededRandom"], swiftSettings: readingSwift),
    .testTarget(name: "HotCompilerTests", dependencies: ["HotCompiler"], swiftSettings: readingSwift),
    .testTarget(name: "WorkshopKitTests", dependencies: ["WorkshopKit"], swiftSettings: strict),
    .testTarget(name: "WorkspacesTests", dependencies: ["Platform", "Workspaces"], swiftSettings: strict),
    .testTarget(name: "CodeMetricsTests", dependencies: ["CodeMetrics"], swiftSettings: readingSwift),
    .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"], swiftSettings: readingSwift),
    .testTarget(
      name: "LessonKitTests",
      dependencies: ["Architectures", injection, "LessonKit", "Rules", "ScreenKit", "StageProtocol", "TerminalText"],
      swiftSettings: readingSwift),
    .testTarget(
      name: "ShellTextTests",
      dependencies: ["ScreenKit", "ShellText", "StageProtocol", "TerminalText"], swiftSettings: readingSwift),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "Architectures", "HotCompiler", injection, "LessonKit", "Rules", "ScreenKit", "Shell", "ShellText",
        "SeededRandom", "StageClient", "StageProtocol", "Workspaces",
      ],
      swiftSettings: readingSwift),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Grammar", "HotCompiler", "LessonKit", "Routing", "Rules", "SeededRandom", "Shell", "StageProtocol",
        "TerminalText", "WorkshopKit",
      ],
      swiftSettings: readingSwift),
    .target(
      name: "PseudoTerminal", dependencies: ["LibC", "Platform"], path: "Tests/PseudoTerminal", swiftSettings: strict),
    .testTarget(
      name: "AtelierTests",
      dependencies: [
        "atelier", "HotCompiler", "LessonKit", "Platform", "PseudoTerminal", "Rules", "ScreenKit", "SeededRandom",
        "Shell", "StageClient", "StageProtocol",
      ],
      exclude: ["Apps"], swiftSettings: readingSwift),

    // What every wiring of the User app must do, and what their tests share.
    .target(
      name: "UserAppTesting", dependencies: ["UserDomain", "UserServer"],
      path: "Tests/UserAppTesting", swiftSettings: app),
    .testTarget(name: "UserServerTests", dependencies: ["UserServer", "UserAppTesting"], swiftSettings: app),
    .testTarget(name: "ViperAppTests", dependencies: ["ViperApp", "UserAppTesting"], swiftSettings: app),
    .testTarget(
      name: "MVVMFCAppTests", dependencies: ["MVVMFCApp", "MVVMFCLibrary", "UserAppTesting"], swiftSettings: app),
    .testTarget(name: "ContextsAppTests", dependencies: ["ContextsApp", "UserAppTesting"], swiftSettings: app),
    .testTarget(name: "MVPCFAppTests", dependencies: ["MVPCFApp", "UserAppTesting"], swiftSettings: app),
    .testTarget(
      name: "MVVMCAppTests", dependencies: ["MVVMCApp", "MVVMCLibrary", "UserAppTesting"], swiftSettings: app),
  ]
)
