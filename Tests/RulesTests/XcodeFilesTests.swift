import Foundation
import Testing

@testable import Rules

/// What a folder's Xcode files say of its code: which files no target builds, and which screens stay.
struct XcodeFilesTests {
  @Test func `what no target builds is left out, and said so`() throws {
    try withFolder([
      "App.xcodeproj/project.pbxproj": project(building: ["Menu.swift", "Home.swift", "User.swift"]),
      "App/Menu.swift": menu, "App/Home.swift": "", "App/User.swift": "", "App/Menu copy.swift": menu,
    ]) { tree in
      #expect(tree.texts.filter { !$0.isBuilt }.map(\.path) == ["App/Menu copy.swift"])
      let report = try report(on: tree)
      #expect(report.leftOut.words == "1 in no target")
      #expect(report.findings.map { $0.file?.hasSuffix("/App/Menu.swift") } == [true])
    }
  }

  @Test(arguments: [
    // Xcode runs where upper and lower case are one.
    ["App.xcodeproj": ["menu.swift", "Home.swift", "User.swift"], "files": ["App/Other.swift"]],
    // A path that leads nowhere still says a name.
    ["App.xcodeproj": ["$(MADE)/Menu.swift", "Home.swift", "User.swift"], "files": ["App/Other.swift"]],
    // A package says by itself what is built.
    [
      "App.xcodeproj": ["Menu.swift", "Home.swift", "User.swift"],
      "files": ["Kit/Package.swift", "Kit/Sources/Kit.swift"],
    ],
  ])
  func `what a target may build is read`(files: [String: [String]]) throws {
    let built = files["App.xcodeproj"] ?? []
    let others = (files["files"] ?? []).map { ($0, "") }
    try withFolder(
      Dictionary(
        uniqueKeysWithValues: others + [
          ("App.xcodeproj/project.pbxproj", project(building: built)),
          ("App/Menu.swift", menu), ("App/Home.swift", ""), ("App/User.swift", ""),
        ])
    ) { tree in
      #expect(tree.texts.filter { !$0.isBuilt }.map(\.path) == (others.count == 1 ? ["App/Other.swift"] : []))
    }
  }

  @Test func `a file that no target builds may have the name of one that is built`() throws {
    try withFolder([
      "App.xcodeproj/project.pbxproj": project(building: ["Menu.swift", "Home.swift", "User.swift"]),
      "App/Menu.swift": menu, "App/Home.swift": "", "App/User.swift": "", "Old/Menu.swift": menu,
    ]) { tree in
      #expect(tree.texts.filter { !$0.isBuilt }.map(\.path) == ["Old/Menu.swift"])
    }
  }

  @Test func `of two names that differ by upper and lower case the one that is written is built`() throws {
    try withFolder([
      "App.xcodeproj/project.pbxproj": project(building: ["Menu.swift", "Home.swift", "User.swift"]),
      "App/Menu.swift": menu, "App/Home.swift": "", "App/User.swift": "", "App/MENU.swift": menu,
    ]) { tree in
      #expect(tree.texts.filter { !$0.isBuilt }.map(\.path) == ["App/MENU.swift"])
    }
  }

  @Test func `a folder beside the project is one of its own where a group leads to it`() throws {
    try withFolder([
      "Phone/App.xcodeproj/project.pbxproj": project(
        building: ["Menu.swift", "Home.swift", "User.swift"], in: "../App"),
      "App/Menu.swift": menu, "App/Home.swift": "", "App/User.swift": "", "App/Old.swift": menu,
      "Other/Menu.swift": menu,
    ]) { tree in
      #expect(tree.texts.filter { !$0.isBuilt }.map(\.path) == ["App/Old.swift"])
    }
  }

  @Test func `folders that a target builds as a whole are read`() throws {
    try withFolder([
      "App.xcodeproj/project.pbxproj": project(building: [], folder: "App"),
      "App/Menu.swift": menu, "App/Screens/Home.swift": "",
    ]) { tree in
      #expect(tree.texts.map(\.isBuilt) == [true, true])
    }
  }

  @Test func `a project that builds few of the files beside it says nothing of the others`() throws {
    let files = ["App/Menu.swift": menu, "App/Home.swift": "", "App/User.swift": ""]
    let few = project(building: ["Menu.swift"])
    try withFolder(files.merging(["App.xcodeproj/project.pbxproj": few]) { $1 }) { tree in
      #expect(tree.texts.map(\.isBuilt) == [true, true, true])
    }
    let broken = "objects = {"
    try withFolder(files.merging(["App.xcodeproj/project.pbxproj": broken]) { $1 }) { tree in
      #expect(tree.texts.map(\.isBuilt) == [true, true, true])
    }
    // XcodeGen makes it anew.
    let old = project(building: ["Menu.swift", "Home.swift", "Old.swift"])
    let made = ["App.xcodeproj/project.pbxproj": old, "project.yml": "name: App", "App/Old.swift": ""]
    try withFolder(files.merging(made) { $1 }) { tree in
      #expect(tree.texts.map(\.isBuilt) == [true, true, true, true])
    }
  }

  @Test(arguments: [
    // Two people have changed it.
    "<<<<<<< HEAD\n{ objects = {}; }\n=======\n",
    // Nobody nests so deep.
    String(repeating: "{a=", count: 200_000),
    String(repeating: "<dict>", count: 200_000),
    "",
  ])
  func `a project that cannot be read says nothing`(text: String) throws {
    try withFolder(["App.xcodeproj/project.pbxproj": text, "App/Info.plist": text, "App/Menu.swift": menu]) { tree in
      #expect(tree.texts.map(\.isBuilt) == [true])
    }
  }

  @Test func `a pipe by the name of a project is not waited for`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "xcode-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "App.xcodeproj"), withIntermediateDirectories: true)
    try Data(menu.utf8).write(to: folder.appending(path: "Menu.swift"))
    for name in ["App.xcodeproj/project.pbxproj", "Info.plist", "Main.storyboard"] {
      #expect(mkfifo(folder.appending(path: name).path, 0o600) == 0)
    }

    #expect(try SourceTree(path: folder.path).texts.map(\.isBuilt) == [true])
  }

  @Test func `a project that git ignores says nothing`() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": project(building: ["Menu.swift", "Home.swift", "User.swift"]),
      "App/Menu.swift": menu, "App/Home.swift": "", "App/User.swift": "", "App/New.swift": "",
    ]
    try withFolder(files) { tree in #expect(tree.texts.count { !$0.isBuilt } == 1) }
    try withFolder(files, ignoring: ["App.xcodeproj"]) { tree in #expect(tree.texts.allSatisfy { $0.isBuilt }) }
  }

  @Test func `folders that are one project have the first screens of all`() throws {
    let screens = try ["First", "Second"].map { name in
      try withFolder([
        "Main.storyboard": tabs.replacing("MenuController", with: "\(name)Controller"), "Menu.swift": menu,
      ]) { $0.firstScreens }
    }
    let joined = FirstScreens(joining: screens + [FirstScreens()])

    #expect(joined.ways == ["FirstController": [.first], "SecondController": [.first]])
    #expect(joined.haveAllNavigation)
    #expect(!FirstScreens(joining: [FirstScreens()]).haveAllNavigation)
  }

  @Test func `a storyboard that no target has says nothing`() throws {
    let old = tabs.replacing("<navigationController", with: "<viewController id=\"x\"/><navigationController")
      .replacing("MenuController", with: "OldController")
    let files = [
      "App/Base.lproj/Main.storyboard": tabs, "App/Base.lproj/Main~.storyboard": old, "App/Menu.swift": menu,
    ]
    let main = project(building: ["Menu.swift"], storyboard: "Main", having: ["Base.lproj/Main.storyboard"])
    try withFolder(files.merging(["App.xcodeproj/project.pbxproj": main]) { $1 }) { tree in
      #expect(tree.firstScreens.ways == ["MenuController": [.first]])
    }
    // One that has none does not say what becomes of them.
    let none = project(building: ["Menu.swift"], storyboard: "Main")
    try withFolder(files.merging(["App.xcodeproj/project.pbxproj": none]) { $1 }) { tree in
      #expect(tree.firstScreens.ways == ["MenuController": [.first], "OldController": [.tab(of: nil)]])
    }
  }

  @Test func `a tab that the main storyboard shows first stays as long as the app`() throws {
    let listening = """
      import UIKit
      class MenuController: UIViewController {
        func listen() {
          NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in self.reload() }
        }
      }
      """
    func found(_ files: [String: String]) throws -> Int {
      var files = files
      files["App/MenuController.swift"] = listening
      return try withFolder(files) { tree in try report(on: tree).findings.count }
    }

    #expect(try found([:]) == 1)
    let shown = tabs.replacing("tabBarController", with: "pageViewController")
    #expect(try found(["App/Base.lproj/First.storyboard": shown]) == 1)
    // Nobody sees tabs go where no other root takes their place.
    #expect(try found(["App/Base.lproj/First.storyboard": tabs]) == 0)
    let other = """
      import UIKit
      final class LogInController: UIViewController {
        func end() { view.window?.rootViewController = UIViewController() }
      }
      """
    #expect(try found(["App/Base.lproj/First.storyboard": tabs, "App/LogIn.swift": other]) == 1)
    // A tool makes what would say that it is the main one.
    #expect(try found(["App/Base.lproj/Main.storyboard": tabs]) == 0)
    #expect(
      try found(["App/Base.lproj/Main.storyboard": shown, "App/Info.plist": list(naming: "Other")]) == 1)
    let said = ["App/Base.lproj/Main.storyboard": tabs, "App/Info.plist": list(naming: "Main")]
    #expect(try found(said) == 0)
    let inProject = [
      "App/Base.lproj/Main.storyboard": tabs,
      "App.xcodeproj/project.pbxproj": project(building: ["MenuController.swift"], storyboard: "Main"),
    ]
    #expect(try found(inProject) == 0)
    // The app's list names none.
    let silent = list(naming: "Main").replacing("UIMainStoryboardFile", with: "UILaunchStoryboardName")
    #expect(try found(["App/Base.lproj/Main.storyboard": shown, "App/Info.plist": silent]) == 0)
    // The only list is that of tests.
    let tests = list(naming: "Other").replacing(
      "<dict>", with: "<dict><key>CFBundlePackageType</key><string>BNDL</string>")
    #expect(try found(["App/Base.lproj/Main.storyboard": tabs, "Tests/Info.plist": tests]) == 0)
    // Code puts it into the window by itself.
    let code = """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
          window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
          return true
        }
      }
      """
    #expect(try found(["App/AppDelegate.swift": code, "App/Base.lproj/Main.storyboard": tabs]) == 0)
    // In another storyboard that the first one refers to.
    let apart = [
      "App/First.storyboard": """
      <document initialViewController="a">
        <navigationController id="a" sceneMemberID="viewController">
          <segue destination="b" kind="relationship" relationship="rootViewController" id="c"/>
        <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="Tabs" id="b" sceneMemberID="viewController"/>
      </document>
      """,
      "App/Main.storyboard": tabs, "App/Info.plist": list(naming: "First"),
    ]
    #expect(try found(apart) == 0)
  }

  @Test func `a screen that comes a second time may go`() throws {
    let listening = """
      import UIKit
      class MenuController: UIViewController {
        func listen() {
          NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in self.reload() }
        }
      }
      """
    func found(_ other: [String: String], storyboard: String) throws -> Int {
      var files = ["App/MenuController.swift": listening, "App/Info.plist": list(naming: "Main")]
      files["App/Main.storyboard"] = storyboard
      files.merge(other) { $1 }
      return try withFolder(files) { tree in try report(on: tree).findings.count }
    }

    #expect(try found([:], storyboard: tabs) == 0)
    // It has a name by which code may ask for it, and does.
    let identified = tabs.replacing(#"id="menu""#, with: #"id="menu" storyboardIdentifier="Menu""#)
    #expect(try found([:], storyboard: identified) == 0)
    let asker = """
      import UIKit
      final class Home {
        func open() { show(storyboard.instantiateViewController(withIdentifier: "Menu")) }
      }
      """
    #expect(try found(["App/Home.swift": asker], storyboard: identified) == 1)
    // It is shown from elsewhere, too.
    let shown = #"<segue destination="menu" kind="show" id="s"/>"#
    #expect(try found([:], storyboard: tabs.replacing("</document>", with: shown + "</document>")) == 1)
    #expect(try found([:], storyboard: tabs.replacing(#"kind="relationship""#, with: #"kind="presentation""#)) == 1)
    // It has a storyboard of its own, for which the tab bar of another stands.
    let tab = """
      <document initialViewController="menu">
        <tableViewController id="menu" customClass="MenuController" sceneMemberID="viewController"/>
      </document>
      """
    let entry = tabs.replacing(#"initialViewController="tabs""#, with: #"initialViewController="entry""#)
      .replacing(
        #"<tableViewController id="menu" customClass="MenuController""#,
        with: #"<viewControllerPlaceholder storyboardName="Menu" id="menu""#
      )
      .replacing("</tableViewController>", with: "</viewControllerPlaceholder>")
    #expect(try found(["App/Menu.storyboard": tab], storyboard: entry) == 0)
    let sideBySide = entry.replacing("tabBarController", with: "splitViewController")
    #expect(try found(["App/Menu.storyboard": tab], storyboard: sideBySide) == 0)
    let alone = entry.replacing("tabBarController", with: "pageViewController")
    #expect(try found(["App/Menu.storyboard": tab], storyboard: alone) == 1)
    // Code makes one.
    let maker = "import UIKit\nfinal class Home {\n  func open() { show(MenuController()) }\n}\n"
    #expect(try found(["App/Home.swift": maker], storyboard: tabs) == 1)
    // Code asks for it once, as what stays is loaded.
    let named = identified.replacing(#"<segue destination="menu""#, with: #"<segue destination="none""#)
    let lasting = """
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions options: Options?) -> Bool {
          menu = storyboard.instantiateViewController(withIdentifier: "Menu") as? MenuController
          return true
        }
      }
      """
    #expect(try found(["App/AppDelegate.swift": lasting], storyboard: named) == 0)
    // The storyboard says its class where the code does not, or a tool has written a function for it.
    for maker in [
      #"storyboard.instantiateViewController(withIdentifier: "Menu")"#, "R.storyboard.main.menu()",
      "StoryboardScene.Main.menu.instantiate()",
    ] {
      let unsaid = lasting.replacing(
        #"storyboard.instantiateViewController(withIdentifier: "Menu") as? MenuController"#, with: maker)
      #expect(unsaid != lasting)
      #expect(try found(["App/AppDelegate.swift": unsaid], storyboard: named) == 0)
    }
    #expect(try found([:], storyboard: named) == 1)
    // It is a child of one that is shown over others.
    let child = """
      <document initialViewController="home">
        <viewController id="home" customClass="HomeController" sceneMemberID="viewController">
          <segue destination="detail" kind="show" id="s1"/>
        </viewController>
        <viewController id="detail" customClass="DetailController" sceneMemberID="viewController">
          <segue destination="menu" kind="embed" id="s2"/>
        </viewController>
        <tableViewController id="menu" customClass="MenuController" sceneMemberID="viewController"/>
      </document>
      """
    // Two that contain each other are in nothing that is shown.
    let circle = """
      <document>
        <viewController id="one" sceneMemberID="viewController">
          <segue destination="two" kind="embed" id="s1"/>
          <segue destination="menu" kind="embed" id="s2"/>
        </viewController>
        <viewController id="two" sceneMemberID="viewController">
          <segue destination="one" kind="embed" id="s3"/>
        </viewController>
        <tableViewController id="menu" customClass="MenuController" sceneMemberID="viewController"/>
      </document>
      """
    // Nobody ever sees it.
    #expect(try found([:], storyboard: circle) == 0)
    let screens =
      "import UIKit\nclass HomeController: UIViewController {}\nclass DetailController: UIViewController {}\n"
    #expect(try found(["App/Screens.swift": screens], storyboard: child) == 1)
    let way = #"<segue destination="detail" kind="show" id="s1"/>"#
    let contained = child.replacing(way, with: way.replacing("show", with: "embed"))
    #expect(try found(["App/Screens.swift": screens], storyboard: contained) == 0)
    // Code replaces the window's root.
    let login = "import UIKit\nfinal class Login {\n  func end() { window.rootViewController = Login() }\n}\n"
    #expect(try found(["App/Login.swift": login], storyboard: tabs) == 1)
  }

  private func report(on tree: SourceTree) throws -> LintReport {
    var configuration = Configuration()
    configuration.firstScreens = tree.firstScreens
    return try Linter(configuration: configuration).lint(tree.texts)
  }

  /// Reads a folder that has some files, by their paths.
  private func withFolder<Result>(
    _ files: [String: String], ignoring ignored: Set<String> = [], _ body: (SourceTree) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "xcode-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try body(try SourceTree(path: folder.path, ignoring: ignored))
  }

  private let menu = """
    class Menu {
      var changed: (() -> Void)?
      func listen() { changed = { self.reload() } }
    }
    """

  /// A tab bar with one tab, in a navigation controller.
  private let tabs = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="tabs">
      <tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController">
        <segue destination="way" kind="relationship" relationship="viewControllers" id="s1"/>
      </tabBarController>
      <navigationController id="way" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/>
        <segue destination="menu" kind="relationship" relationship="rootViewController" id="s2"/>
      </navigationController>
      <tableViewController id="menu" customClass="MenuController" customModule="App" sceneMemberID="viewController">
      </tableViewController>
    </document>
    """

  private func list(naming storyboard: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>\(storyboard)</string></dict></plist>
    """
  }

  /// The text of a project whose one target builds files of a folder, or the whole of one.
  ///
  /// - Parameter resources: what else the target has of that folder, each as the one part of a group of translations.
  private func project(
    building files: [String], in place: String = "App", folder: String? = nil, storyboard: String? = nil,
    having resources: [String] = []
  ) -> String {
    let translated = resources.indices.flatMap {
      [
        "R\($0) = {isa = PBXFileReference; path = \"\(resources[$0])\"; sourceTree = \"<group>\"; };",
        "V\($0) = {isa = PBXVariantGroup; children = (R\($0)); sourceTree = \"<group>\"; };",
        "U\($0) = {isa = PBXBuildFile; fileRef = V\($0); };",
      ]
    }
    let parts = files.indices.map { "F\($0)" } + resources.indices.map { "V\($0)" }
    let references = files.indices.map {
      "F\($0) = {isa = PBXFileReference; path = \"\(files[$0])\"; sourceTree = \"<group>\"; };"
    }
    let built = files.indices.map { "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }
    let group = folder.map {
      "W = {isa = PBXFileSystemSynchronizedRootGroup; path = \($0); sourceTree = \"<group>\"; };"
    }
    let setting = storyboard.map { "INFOPLIST_KEY_UIMainStoryboardFile = \($0);" } ?? ""
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          \(references.joined(separator: "\n    "))
          \(built.joined(separator: "\n    "))
          \(translated.joined(separator: "\n    "))
          \(group ?? "")
          G = {isa = PBXGroup; children = (\(parts.joined(separator: ", "))); path = "\(place)"; sourceTree = "<group>"; };
          M = {isa = PBXGroup; children = (G\(folder == nil ? "" : ", W")); sourceTree = "<group>"; };
          S = {isa = PBXSourcesBuildPhase; files = (\(files.indices.map { "B\($0)" }.joined(separator: ", "))); };
          E = {isa = PBXResourcesBuildPhase; files = (\(resources.indices.map { "U\($0)" }.joined(separator: ", "))); };
          C = {isa = XCBuildConfiguration; buildSettings = {\(setting)}; };
          T = {isa = PBXNativeTarget; buildPhases = (S, E); \(folder == nil ? "" : "fileSystemSynchronizedGroups = (W);") };
          P = {isa = PBXProject; mainGroup = M; targets = (T); };
        };
        rootObject = P;
      }
      """
  }
}
