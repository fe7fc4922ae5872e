/// The shape of a record's file, as an app would declare it for a `JSONDecoder`.
///
/// Times and versions stay text and unknown fields are dropped: it does less than the package's reader.
struct PlainRecord: Decodable {
  var schema: String
  var installID: String
  var installed: String?
  var launches: Int
  var lastVersion: String?
  var highestVersion: String?
  var baseline: String?
  var daysOfUse: Int?
  var recentDays: [Int]?
  var order: Int
  var latest: String?
  var slots: [String: Slot]?
  var items: [String: Item]

  /// What was shown in a slot.
  struct Slot: Decodable {
    var presentations: [[String]]?
    var elsewhere: [[String]]?
  }

  /// What is known of an item.
  struct Item: Decodable {
    var slot: String
    var lastSeen: String
    var timesPresented: Int?
    var presentations: [Presentation]?
    var outcomes: [String]?
    var editions: [String: Edition]?
  }

  /// A stamp, the number of the launch and the version.
  struct Presentation: Decodable {
    var at: String
    var launch: Int
    var version: String?

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      at = try list.decode(String.self)
      launch = try list.decode(Int.self)
      version = try list.decodeIfPresent(String.self)
    }
  }

  /// What is known of an edition.
  struct Edition: Decodable {
    var settlement: Settlement?
    var lastOutcome: Outcome?
    var interruptions: Int?
    var heldSince: String?
    var heldBy: [String]?
  }

  /// What settled an edition.
  struct Settlement: Decodable {
    var how: String
    var by: [String]?
    var at: String
    var version: String?
    var launch: Int?
    var baselineBefore: String?
  }

  /// How a presentation ended.
  struct Outcome: Decodable {
    var outcome: String
    var at: String
    var version: String?
  }
}
