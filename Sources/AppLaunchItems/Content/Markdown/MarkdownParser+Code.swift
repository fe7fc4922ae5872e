extension MarkdownParser {
  /// Code goes from some backticks to as many.
  mutating func parseCode() {
    let start = endOfRun(at: position)
    let length = start - position
    var end = start
    if lastBackticks[length].map({ $0 >= start }) == true {
      while end < scalars.count {
        steps += 1
        let next = endOfRun(at: end)
        if scalars[end] == "`", next - end == length { break }
        end = next
      }
    } else {
      end = scalars.count
    }
    guard end < scalars.count else {
      append(.text(text(position..<start)))
      position = start
      return
    }
    var code = text(start..<end).replacing("\n", with: " ")
    if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
      code = String(code.dropFirst().dropLast())
    }
    append(.code(code))
    position = end + length
  }
}
