import Foundation

/// Measurements as text for people or as JSON for programs.
enum Report {
  /// Returns a table with the bar beside each ratio.
  static func table(_ measurements: [Measurement]) -> String {
    let heads = ["name", "ns", "baseline ns", "ratio", "bar", "allocations", ""]
    let rows = measurements.map { row in
      [
        row.name, number(row.ns), number(row.baselineNs), number(row.ratio), number(row.bar),
        row.allocations.map { "\($0)" } ?? "-", row.isHeld ? "" : "OVER",
      ]
    }
    let widths = heads.indices.map { column in
      ([heads] + rows).map(\.[column].count).max() ?? 0
    }
    let lines = ([heads] + rows).map { row in
      zip(row, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + gap : gap + cell.0
      }
      .joined(separator: "  ")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a list of objects, one for each measurement.
  static func json(_ measurements: [Measurement]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(measurements), as: UTF8.self)
  }

  private static func number(_ value: Double) -> String {
    value < 100 ? String(format: "%.2f", value) : String(format: "%.0f", value)
  }
}
