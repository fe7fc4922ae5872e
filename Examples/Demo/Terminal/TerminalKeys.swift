/// A key that was pressed.
enum TerminalKey {
  case enter, escape, left, right
  case letter(Character)
  case other
}

extension TerminalInput {
  /// How long the rest of a key's bytes may take, in milliseconds; Escape alone has no rest.
  private static let keyTime: Int32 = 30

  enum KeyEvent {
    case key(TerminalKey)
    case signal(Int32)
    case ended
  }

  /// Waits for a key.
  mutating func nextKey() -> KeyEvent {
    switch next() {
    case .byte(0x0a), .byte(0x0d), .byte(0x20): .key(.enter)
    case .byte(0x04): .ended
    case .byte(0x1b): .key(sequence())
    case .byte(let byte): .key(byte < 0x80 ? .letter(Character(UnicodeScalar(byte))) : .other)
    case .signal(let number): .signal(number)
    case .ended: .ended
    case .nothing: .key(.other)
    }
  }

  /// Reads what follows an escape byte: an arrow's letter, say.
  private mutating func sequence() -> TerminalKey {
    guard case .byte(let first) = next(timeout: Self.keyTime) else { return .escape }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return .other }
    while case .byte(let byte) = next(timeout: Self.keyTime) {
      switch byte {
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      case 0x40...0x7e: return .other
      default: break
      }
    }
    return .other
  }
}
