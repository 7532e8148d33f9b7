/// Pages of nothing but what opens something.
extension GrowthShape {
  static let openings: [GrowthShape] = ["<", "< ", "<a", "<a ", "</", "<!--", "{{", "<a b=\""].map {
    opening in
    GrowthShape("openings/\(opening)", 31_250...500_000) { count in
      ["a/a.axml": String(repeating: opening, count: count)]
    }
  }
}
