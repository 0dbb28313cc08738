import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// The app as it was put together: what the system is declared.
@MainActor @Suite struct BundleTests {
  private let app = Bundle.main

  @Test func theSystemKnowsTheEndingOfAGame() throws {
    let type = try #require(UTType(filenameExtension: "douze"))
    #expect(type.identifier == "dev.douze.game")
    #expect(type.conforms(to: .data) && type.conforms(to: .content))
    #expect(UTType(filenameExtension: "toml")?.conforms(to: .plainText) == true)
  }

  @Test func thePrivacyManifestIsInTheApp() throws {
    let file = try #require(app.url(forResource: "PrivacyInfo", withExtension: "xcprivacy"))
    let manifest = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    #expect((manifest as? [String: Any])?["NSPrivacyTracking"] as? Bool == false)
  }

  @Test func nothingIsAskedFor() {
    let keys = app.infoDictionary?.keys.filter { $0.hasSuffix("UsageDescription") }
    #expect(keys == [])
  }

  @Test(arguments: ["en", "fr", "de"])
  func kindsOfFilesHaveNamesInEveryLanguage(language: String) throws {
    let folder = try #require(app.path(forResource: language, ofType: "lproj"))
    let words = try #require(Bundle(path: folder))
    for key in ["Douze game", "Douze Chronicle", "Douze deck"] {
      let name = words.localizedString(forKey: key, value: "-", table: "InfoPlist")
      #expect(name != "-")
    }
  }

  @Test func theColoursOfTheLaunchScreenAreThere() {
    #expect(UIColor(named: "Paper") != nil)
    #expect(UIColor(named: "AccentColor") != nil)
  }
}
