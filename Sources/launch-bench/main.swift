import Foundation

let options = Options(CommandLine.arguments.dropFirst())
let rows = Row.all.filter { row in options.filter.map(row.name.contains) ?? true }
guard !rows.isEmpty else {
  print("No row has that name. There are: \(Row.all.map(\.name).joined(separator: ", ")).")
  exit(2)
}
let measurements = rows.map { Measurement($0.comparison()) }
print(options.isJSON ? try Report.json(measurements) : Report.table(measurements))
exit(measurements.allSatisfy(\.isHeld) ? 0 : 1)
