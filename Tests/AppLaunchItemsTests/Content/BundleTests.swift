import AppLaunch
import AppLaunchItems
import Foundation
import Testing

@Suite("Versions of bundles (B5, C8)") struct BundleTests {
  /// A bundle on the disk, whose list of properties says its version.
  static func bundle(_ version: String?) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "AppLaunchItemsTests.\(UUID().uuidString).bundle"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var properties = ["CFBundleIdentifier": "com.example.tidy"]
    properties["CFBundleShortVersionString"] = version
    let list = try PropertyListSerialization.data(
      fromPropertyList: properties,
      format: .xml,
      options: 0
    )
    for place in ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"] {
      let file = folder.appending(path: place)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try list.write(to: file)
    }
    return try #require(Bundle(url: folder))
  }

  @Test(
    "A bundle names the version, and content is looked up by it",
    arguments: [
      ("1.1.3", "1.1"), ("1.1", "1.1"), ("2.0", nil), ("soon", nil), (nil, nil),
    ] as [(String?, String?)]
  )
  func content(version: String?, expected: String?) throws {
    let bundle = try Self.bundle(version)
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(AppVersion(bundle: bundle)?.rawValue == (version == "soon" ? nil : version))
    let collection: WhatsNewCollection = [
      WhatsNewContent(version: "1.1", title: "New", features: [])
    ]
    #expect(collection.content(matching: bundle)?.version.rawValue == expected)
  }
}
