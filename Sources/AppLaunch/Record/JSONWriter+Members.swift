/// Members that are left out where they say nothing.
extension JSONWriter {
  mutating func member(_ name: String, _ value: Int) {
    guard value != 0 else { return }
    key(name)
    int(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    guard value else { return }
    key(name)
    bool(value)
  }

  mutating func member(_ name: String, _ text: String) {
    guard !text.isEmpty else { return }
    key(name)
    string(text)
  }

  mutating func member(_ name: String, _ version: AppVersion?) {
    guard let version else { return }
    key(name)
    string(version.rawValue)
  }

  mutating func member(_ name: String, _ stamp: Stamp?) {
    guard let stamp else { return }
    key(name)
    self.stamp(stamp)
  }

  mutating func stamp(_ stamp: Stamp) {
    plain(stamp.append)
  }

  mutating func member<Value>(
    _ name: String,
    _ value: Value?,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard let value else { return }
    key(name)
    write(&self, value)
  }

  mutating func member<Element>(
    _ name: String,
    _ elements: [Element],
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    key(name)
    array { json in
      for element in elements { write(&json, element) }
    }
  }

  mutating func member<Key, Value>(
    _ name: String,
    _ values: [Key: Value],
    by text: (Key) -> String,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    guard !values.isEmpty else { return }
    key(name)
    object { $0.members(values, by: text, write) }
  }

  mutating func members<Key, Value>(
    _ values: [Key: Value],
    by text: (Key) -> String,
    _ write: (inout JSONWriter, Value) -> Void
  ) {
    for (name, value) in values.map({ (text($0), $1) }).sorted(by: { $0.0 < $1.0 }) {
      key(name)
      write(&self, value)
    }
  }

  mutating func unknown(_ members: [JSONValue.Member]) {
    for member in members {
      key(member.key)
      value(member.value)
    }
  }
}
