extension UInt8 {
  /// Whether the byte is a digit in ASCII.
  @inline(__always)
  var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte is a letter in ASCII.
  @inline(__always)
  var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether the byte is a letter or a digit in ASCII.
  @inline(__always)
  var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
}
