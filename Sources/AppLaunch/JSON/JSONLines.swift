/// Where the lines of a text begin, for many places in one text.
package struct JSONLines: Sendable {
  // The bytes at which the lines after the first begin.
  private let starts: [Int]

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts: [Int] = []
    for (index, byte) in bytes.enumerated() where byte <= UInt8(ascii: "\r") {
      let isFeed = byte == UInt8(ascii: "\n")
      guard isFeed || byte == UInt8(ascii: "\r") else { continue }
      let isPair = !isFeed && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if !isPair { starts.append(index + 1) }
    }
    self.starts = starts
  }

  /// Returns the line of a byte, counted from 1.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
