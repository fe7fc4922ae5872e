/// Text with styles, as data: for titles and lines of what's new.
///
/// ```swift
/// let title: ContentText = "What's New"
/// let line = ContentText(markdown: "**Faster** than [before](https://example.com/speed)")
/// let brand = ContentText("Hello Tidy").colored(.accentColor, from: 6, length: 4)
/// ```
///
/// Whatever stands in it is text: nothing is interpreted when it is drawn.
public struct ContentText: Hashable, Sendable {
  /// The parts, in order; no two neighbours have the same style, and none is empty.
  public private(set) var runs: [Run]

  /// Text of one style.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String

    /// The style.
    public var style: Style

    /// Creates a run.
    public init(_ text: String, _ style: Style = Style()) {
      self.text = text
      self.style = style
    }
  }

  /// How text looks.
  public struct Style: Hashable, Sendable {
    /// Whether it is emphasised, in italics as a rule.
    public var isEmphasised = false

    /// Whether it is strong, in bold as a rule.
    public var isStrong = false

    /// Whether it is code, in a font of even width.
    public var isCode = false

    /// Where it leads, or nil for nowhere.
    public var link: ContentLink?

    /// Its colour, or nil for that of the text around it.
    public var color: ContentColor?

    /// Creates a style of plain text.
    public init() {}
  }

  /// Creates text without a style.
  public init(_ text: String = "") {
    self.init(runs: [Run(text)])
  }

  /// Creates text from parts; empty ones leave, and neighbours of one style are joined.
  public init(runs: [Run]) {
    self.runs = []
    for run in runs where !run.text.isEmpty {
      if let last = self.runs.last, last.style == run.style {
        self.runs[self.runs.count - 1].text += run.text
      } else {
        self.runs.append(run)
      }
    }
  }
}

extension ContentText {
  /// The text without its styles.
  public var plain: String { runs.map(\.text).joined() }

  /// Whether there is no text.
  public var isEmpty: Bool { runs.isEmpty }

  /// Returns the text with the style of a range of characters changed; what is beyond the text is left
  /// out.
  ///
  /// - Parameters:
  ///   - start: The first character, from 0.
  ///   - length: How many characters.
  ///   - change: Changes the style.
  public func styled(
    from start: Int,
    length: Int,
    _ change: (inout Style) -> Void
  ) -> ContentText {
    let start = max(0, start)
    let end = length > Int.max - start ? .max : start + max(0, length)
    var offset = 0
    var styled: [Run] = []
    for run in runs {
      let count = run.text.count
      let lower = min(max(start - offset, 0), count)
      let upper = min(max(end - offset, lower), count)
      let parts = [
        run.text.prefix(lower), run.text.dropFirst(lower).prefix(upper - lower),
        run.text.dropFirst(upper),
      ].map { Run(String($0), run.style) }
      styled += parts
      change(&styled[styled.count - 2].style)
      offset += count
    }
    return ContentText(runs: styled)
  }

  /// Returns the text with a range of characters in another colour.
  public func colored(_ color: ContentColor, from start: Int, length: Int) -> ContentText {
    styled(from: start, length: length) { $0.color = color }
  }
}

extension ContentText: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension ContentText: CustomStringConvertible {
  /// The text without its styles.
  public var description: String { plain }
}
