// swift-tools-version:6.0
import PackageDescription

// Apple's machines link the XCFramework that a release is built with; Linux links the static library of this checkout,
// found through pkg-config (ios/test writes the file).
#if os(Linux)
  let library: Target = .systemLibrary(name: "douzeFFI", pkgConfig: "douze_ffi")
#else
  let library: Target = .binaryTarget(name: "DouzeFFI", path: "../build/DouzeFFI.xcframework")
#endif

let package = Package(
  name: "DouzeKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "DouzeKit", targets: ["DouzeKit", "DouzeCore"])],
  targets: [
    library,
    // Generated: its helpers are not written for Swift 6's language mode.
    .target(
      name: "DouzeCore", dependencies: [.target(name: library.name)], swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .target(name: "DouzeKit", dependencies: ["DouzeCore"]),
    .testTarget(name: "DouzeKitTests", dependencies: ["DouzeKit", "DouzeCore"]),
  ],
  swiftLanguageModes: [.v6]
)
