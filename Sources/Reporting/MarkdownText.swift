extension String {
  /// Prose as Markdown in which tags and signs are shown. What is between backticks is code already.
  package var escapedForMarkdown: String {
    split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        index % 2 == 1
          ? String(part) : part.reduce(into: "") { $0 += "<*_[".contains($1) ? "\\\($1)" : String($1) }
      }
      .joined(separator: "`")
  }
}
