// swift-tools-version:6.0
import PackageDescription

// For Linux, where there is no SwiftUI: the app's views against a stub of it, which can also read them as VoiceOver does.
// Apple's machines build the app by Douze.xcodeproj and never look here.
let package = Package(
  name: "Douze",
  dependencies: [.package(path: "DouzeKit")],
  targets: [
    // The stub's own insides are checked less strictly than what is built against it.
    .target(name: "UniformTypeIdentifiers", path: "Stub/UniformTypeIdentifiers"),
    .target(name: "UIKit", path: "Stub/UIKit", swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "SwiftUI", dependencies: ["UIKit", "UniformTypeIdentifiers"], path: "Stub/SwiftUI",
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
    .testTarget(name: "DouzeTests", dependencies: ["Douze", "SwiftUI"], path: "Tests"),
    // DouzeKit's own, once more: one build for both.
    .testTarget(
      name: "DouzeKitTests",
      dependencies: [.product(name: "DouzeKit", package: "DouzeKit")],
      path: "DouzeKit/Tests/DouzeKitTests"),
  ],
  swiftLanguageModes: [.v6]
)
