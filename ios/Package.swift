// swift-tools-version:6.0
import PackageDescription

// For Linux, where there is no SwiftUI: the app's views against a stub of it, which can also read them as VoiceOver does.
// Apple's machines build the app by Douze.xcodeproj and never look here.

// Measured a few million times a run.
let fast: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags(["-O"])]

let package = Package(
  name: "Douze",
  dependencies: [.package(path: "DouzeKit")],
  targets: [
    // The stub's own insides are checked less strictly than what is built against it.
    .target(name: "UniformTypeIdentifiers", path: "Stub/UniformTypeIdentifiers"),
    .target(name: "UIKit", path: "Stub/UIKit", swiftSettings: [.swiftLanguageMode(.v5)]),
    // How SwiftUI lays out, as Apple documents it; views of the stub become its nodes.
    .target(name: "LayoutEngine", path: "Layout/Sources", swiftSettings: fast),
    .testTarget(
      name: "LayoutTests", dependencies: ["LayoutEngine", "SwiftUI"], path: "Layout/Tests",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "GalleryFile", dependencies: ["LayoutEngine", .product(name: "DouzeKit", package: "DouzeKit")],
      path: "Gallery"),
    .testTarget(
      name: "LayoutsTests",
      dependencies: [
        "Douze", "GalleryFile", "LayoutEngine", "SwiftUI", .product(name: "DouzeKit", package: "DouzeKit"),
      ],
      path: "Layout/Screens"),
    .target(
      name: "SwiftUI", dependencies: ["LayoutEngine", "UIKit", "UniformTypeIdentifiers"],
      path: "Stub/SwiftUI",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Accessibility", path: "Stub/Accessibility", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Douze",
      dependencies: [
        "Accessibility", "SwiftUI", "UIKit", "UniformTypeIdentifiers",
        .product(name: "DouzeKit", package: "DouzeKit"),
      ],
      path: "Douze", exclude: ["Resources"],
      // A test's own `main` stands beside that of the app.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "douze_main"])]),
    .testTarget(
      name: "DouzeTests", dependencies: ["Douze", "GalleryFile", "LayoutEngine", "SwiftUI"], path: "Tests"),
    // DouzeKit's own, once more: one build for both.
    .testTarget(
      name: "DouzeKitTests",
      dependencies: [.product(name: "DouzeKit", package: "DouzeKit")],
      path: "DouzeKit/Tests/DouzeKitTests"),
  ],
  swiftLanguageModes: [.v6]
)
