import AppLaunch

/// What is read is written as the same value, in one line and in many; places have one line each.
func fuzzJSON(_ bytes: [UInt8]) {
  let document: JSONDocument
  do {
    document = try JSONDocument.parse(bytes)
  } catch {
    precondition(error.line > 0 && !error.description.isEmpty, "An error has no place.")
    return
  }
  let value = JSONValue(document.root)
  let limits = JSONLimits(bytes: .max)
  for pretty in [false, true] {
    let written = value.bytes(pretty: pretty)
    let read = try? JSONDocument.parse(written, limits: limits)
    precondition(read.map { JSONValue($0.root) } == value, "A value does not read back.")
    let isLine = pretty || !written.contains(UInt8(ascii: "\n"))
    precondition(isLine, "A value in one line has two.")
  }
  let lines = document.lines()
  for offset in [0, bytes.count / 2, bytes.count] {
    precondition(document.line(at: offset) == lines.line(at: offset), "A place has two lines.")
    _ = document.path(at: offset).description
  }
  check(value)
}

private func check(_ value: JSONValue) {
  switch value {
  case .number(let number): check(number)
  case .array(let elements):
    for element in elements { check(element) }
  case .object(let members):
    for member in members { check(member.value) }
  case .null, .bool, .string: break
  }
}

private func check(_ number: JSONNumber) {
  if let whole = number.int {
    precondition(number.double == Double(whole), "A number is two numbers.")
    precondition(JSONNumber(whole).int == whole, "A whole number does not read back.")
  }
  if let double = number.double {
    precondition(JSONNumber(double)?.double == double, "A number does not read back.")
  }
}
