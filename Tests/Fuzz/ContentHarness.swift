import AppLaunch
import AppLaunchItems
import Foundation

/// What a document says is written as it was read, and what makes no sense is an error with a place.
func fuzzContent(_ bytes: [UInt8]) {
  let json = Data(bytes)
  do {
    let document = try WhatsNewDocument(json: json)
    check(document)
    for content in document.contents { draw(content) }
  } catch {
    precondition(!error.description.isEmpty && error.path.hasPrefix("$"), "An error has no place.")
  }
  do {
    let old = try WhatsNewVersion1(json: json)
    draw(old.content)
    check(WhatsNewDocument([old.content]))
  } catch {
    precondition(!error.description.isEmpty, "An error says nothing.")
  }
}

/// Text in Markdown loses nothing that can be seen, and its runs are as they should be.
func fuzzMarkdown(_ bytes: [UInt8]) {
  let text = String(decoding: bytes, as: UTF8.self)
  let content = ContentText(markdown: text)
  precondition(content.runs.allSatisfy { !$0.text.isEmpty }, "A run is empty.")
  let neighbours = zip(content.runs, content.runs.dropFirst())
  precondition(neighbours.allSatisfy { $0.style != $1.style }, "Two neighbours are one.")
  precondition(content.plain.unicodeScalars.count <= text.unicodeScalars.count, "Text was made up.")
  for run in content.runs {
    guard let link = run.style.link else { continue }
    precondition(ContentLink(link.text) != nil, "A link leads where none may.")
  }
  precondition(ContentText(content.attributed) == content, "Foundation's text is another one.")
  precondition(content.visible.runs.count <= content.runs.count, "What is seen has more parts.")
}

/// What can be written reads back.
private func check(_ document: WhatsNewDocument) {
  guard let written = try? document.json else { return }
  let read = try? WhatsNewDocument(json: written)
  precondition(read == document, "A document reads back as another one.")
  precondition((try? read?.json) == written, "A document is written in two ways.")
}

private func draw(_ content: WhatsNewContent) {
  let texts = [content.title.text] + content.features.flatMap { [$0.title, $0.subtitle] }
  for text in texts { _ = text.visible.plain + "\(text.attributed)" }
  _ = WhatsNewCollection([content]).catalog.releases(after: nil, through: content.version)
}
