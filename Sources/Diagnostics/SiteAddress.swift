/// Where the pages that `mpcheck rules --format html` writes are published: what reports and editors link to.
package struct SiteAddress: Sendable, Hashable {
  /// Of the folder, with a slash at its end.
  private let folder: String

  /// - Parameter address: of the folder, with or without a slash at its end; nothing is published where it is empty.
  package init?(_ address: String) {
    if address.isEmpty { return nil }
    folder = address.utf8.last == UInt8(ascii: "/") ? address : address + "/"
  }

  /// The address of the list of rules.
  package var start: String { folder }

  /// The address of the page of the rule with an id.
  package func page(ofRule id: String) -> String { folder + SiteAddress.path(ofRule: id) }

  /// The path of that page from the folder.
  package static func path(ofRule id: String) -> String { "rules/\(id).html" }
}
