/// The frameworks that show things, and how their types are called.
struct UIFramework: Sendable {
  let module: String
  /// Names that mean the framework's type wherever they stand.
  private let distinctive: Set<String>
  /// Names that mean it only in a file that imports it: other modules have types of such names too.
  private let ambiguous: Set<String>
  /// What every type begins with, `UI`.
  private let prefix: String?

  private init(_ module: String, prefix: String? = nil, distinctive: Set<String> = [], ambiguous: Set<String> = []) {
    self.module = module
    self.prefix = prefix
    self.distinctive = distinctive
    self.ambiguous = ambiguous
  }

  /// Whether a name means one of its types.
  ///
  /// - Parameter isImported: whether the file imports the framework.
  func has(_ name: String, isImported: Bool) -> Bool {
    if distinctive.contains(name) || (isImported && ambiguous.contains(name)) { return true }
    guard let prefix, name.hasPrefix(prefix) else { return false }
    // `UIView`, and not `UInt` or `UIntPtr`, nor the key of a notification's value.
    return name.dropFirst(prefix.count).first?.isUppercase == true && !name.hasSuffix("UserInfoKey")
      && !Self.notUI.contains(name)
  }

  /// Whether a name can be that of a type of any framework, which most are not.
  static func mayHave(_ name: String) -> Bool {
    prefixes.contains(where: name.hasPrefix) || names.contains(name)
  }

  private static let prefixes = all.compactMap(\.prefix)
  private static let names = all.reduce(into: Set<String>()) { names, framework in
    names.formUnion(framework.distinctive)
    names.formUnion(framework.ambiguous)
  }

  /// Some names of SwiftUI's types begin like UIKit's, and so it comes first.
  static let all =
    [
      swiftUI, uiKit, appKit, screenKit, UIFramework("Cocoa"), UIFramework("WatchKit", prefix: "WKInterface"),
    ] + others

  /// Those that a file imports for nothing but to show something.
  static let telling = all.filter { framework in !others.contains { $0.module == framework.module } }

  /// Whether a name is that of a type of UIKit.
  static func isUIKit(_ name: String) -> Bool { uiKit.has(name, isImported: true) }

  /// Whether a name is that of a value that says how something looks, and shows nothing itself.
  static func isLook(_ name: String) -> Bool {
    looks.contains(name) || name.hasPrefix("UIGraphics")
      || name.hasPrefix("UI") && choices.contains(where: name.hasSuffix)
  }

  /// How the system's choices end that stand beside a type: `UITableViewCellStyle`, as it was called once.
  private static let choices = ["Direction", "Mode", "Position", "State", "Style"]

  private static let looks: Set<String> = [
    "Color", "Font", "Image", "NSBezierPath", "NSColor", "NSFont", "NSImage", "UIAccessibilityTraits",
    "UIBackgroundRefreshStatus", "UIBezierPath", "UIColor",
    "UIContentSizeCategory", "UIDataDetectorTypes", "UIDeviceOrientation", "UIEdgeInsets", "UIFont", "UIImage",
    "UIInterfaceOrientation", "UIInterfaceOrientationMask", "UIKeyboardAppearance", "UIKeyboardType",
    "UILayoutPriority", "UIOffset", "UIRectCorner", "UIRectEdge",
    "UIReturnKeyType", "UISemanticContentAttribute", "UITextAutocapitalizationType",
    "UITextAutocorrectionType", "UITextContentType", "UIUserInterfaceIdiom",
    "UIUserInterfaceSizeClass",
  ]

  /// Frameworks of which a part shows things.
  private static let others = [
    UIFramework("ARKit", distinctive: ["ARSCNView", "ARSKView"]),
    UIFramework("AVFoundation", distinctive: ["AVCaptureVideoPreviewLayer", "AVPlayerLayer"]),
    UIFramework("AVKit", distinctive: ["AVPlayerViewController"]),
    UIFramework("ContactsUI", distinctive: ["CNContactPickerViewController", "CNContactViewController"]),
    UIFramework("EventKitUI", distinctive: ["EKEventEditViewController", "EKEventViewController"]),
    UIFramework("GameKit", distinctive: ["GKGameCenterViewController", "GKMatchmakerViewController"]),
    UIFramework("MapKit", distinctive: ["MKAnnotationView", "MKMapView"]),
    UIFramework("MessageUI", distinctive: ["MFMailComposeViewController", "MFMessageComposeViewController"]),
    UIFramework("MetalKit", distinctive: ["MTKView"]),
    UIFramework("PhotosUI", distinctive: ["PHPickerViewController"]),
    UIFramework("QuartzCore", distinctive: ["CAGradientLayer", "CALayer", "CAShapeLayer"]),
    UIFramework("QuickLook", distinctive: ["QLPreviewController"]),
    UIFramework("RealityKit", distinctive: ["ARView"]),
    UIFramework("SafariServices", distinctive: ["SFSafariViewController"]),
    UIFramework("SceneKit", distinctive: ["SCNView"]),
    UIFramework("StoreKit", distinctive: ["SKStoreProductViewController"]),
    UIFramework("VisionKit", distinctive: ["VNDocumentCameraViewController"]),
    UIFramework("WebKit", distinctive: ["WKWebView", "WKWebViewConfiguration"]),
  ]

  /// Frameworks whose names begin with `UI` and show nothing.
  private static let notUI: Set<String> = [
    "UIAccessibility", "UIApplicationShortcutIcon", "UIApplicationShortcutItem", "UIBackgroundFetchResult",
    "UIBackgroundTaskIdentifier", "UIDevice", "UIFeedbackGenerator", "UIImageJPEGRepresentation",
    "UIImagePNGRepresentation", "UIImageWriteToSavedPhotosAlbum", "UIImpactFeedbackGenerator",
    "UINotificationFeedbackGenerator", "UIPasteboard", "UIScheduler", "UISelectionFeedbackGenerator",
    "WKInterfaceDevice",
  ]

  /// Whether a name is that of a type which a UI framework has and which shows nothing.
  static func isPlain(_ name: String) -> Bool { notUI.contains(name) }

  private static let uiKit = UIFramework("UIKit", prefix: "UI")

  // Foundation shares the prefix, so AppKit's types are named one by one.
  private static let appKit = UIFramework(
    "AppKit",
    distinctive: [
      "NSAlert", "NSApplication", "NSBezierPath", "NSBox", "NSButton", "NSCollectionView", "NSColor", "NSComboBox",
      "NSControl", "NSEvent", "NSFont", "NSGestureRecognizer", "NSImage", "NSImageView", "NSMenu", "NSMenuItem",
      "NSOpenPanel", "NSOutlineView", "NSPanel", "NSPopover", "NSProgressIndicator", "NSResponder", "NSSavePanel",
      "NSScreen", "NSScrollView", "NSSearchField", "NSSlider", "NSSplitView", "NSSplitViewController", "NSStackView",
      "NSStatusItem", "NSStoryboard", "NSSwitch", "NSTableView", "NSTabView", "NSTabViewController", "NSTextField",
      "NSTextView", "NSToolbar", "NSView", "NSViewController", "NSWindow", "NSWindowController",
    ])

  private static let swiftUI = UIFramework(
    "SwiftUI",
    distinctive: [
      "AnyView", "EnvironmentObject", "GeometryReader", "HStack", "LazyHStack", "LazyVStack", "NavigationLink",
      "NavigationStack", "NavigationView", "TabView", "UIHostingConfiguration", "UIHostingController",
      "UIViewControllerRepresentable", "UIViewRepresentable", "VStack", "ViewBuilder", "ViewModifier", "ZStack",
    ],
    ambiguous: [
      "Alert", "App", "Button", "Color", "Font", "Form", "Group", "Image", "Label", "List", "Namespace", "Path",
      "Picker", "Scene", "ScrollView", "Section", "Shape", "Spacer", "Text", "TextField", "Toggle", "View",
    ])

  private static let screenKit = UIFramework(
    "ScreenKit",
    distinctive: [
      "ActivityIndicator", "AlertAction", "AlertController", "ListCell", "ListView", "ListViewDataSource",
      "ListViewDelegate", "NavigationController", "PresentationController", "PresentationControllerDelegate",
      "TextField", "ViewController",
    ],
    ambiguous: ["Action", "Banner", "Button", "Control", "Label", "Screen", "Switch", "View", "Window"])
}
