import Linting

/// What is wanted of the white space of one file. What is nil, the file itself decides.
package struct FormatStyle: Sendable, Equatable {
  package enum IndentationKind: String, Sendable, CaseIterable {
    case tab, space
  }

  package var kind: IndentationKind?
  /// The blanks of one level, at least 1; of no use where tabs indent.
  package var size: Int?
  /// The columns of a tab, at least 1.
  package var tabWidth: Int?
  package var lineEnd: LineEnd?
  package var trimsLineEnds = true
  /// Whether the last line gets an end, and blank lines after it go.
  package var endsLastLine = true
  /// What counts where neither this nor the file says how it is indented: an editor's settings.
  package var fallback: Indentation?

  package init() {}

  /// What a configuration says, over which an `.editorconfig` is laid.
  package init(_ indentation: Indentation?) {
    switch indentation {
    case .tab: kind = .tab
    case .blanks(let count): (kind, size) = (.space, count)
    case nil: break
    }
  }
}

/// One level of indentation, and how columns are counted and written.
struct IndentationStyle {
  let unit: Indentation
  let tabWidth: Int

  /// - Parameter used: what the file uses among the kinds that the style allows; nil when it shows none.
  init(_ style: FormatStyle, used: (FormatStyle.IndentationKind?) -> Indentation?) {
    let unit: Indentation
    switch (style.kind, style.size) {
    case (.tab, _): unit = .tab
    case (.space, let size?): unit = .blanks(size)
    case (nil, let size?): unit = used(nil) == .tab ? .tab : .blanks(size)
    case (let kind, nil):
      let fallback = style.fallback.flatMap { kind == nil || $0.kind == kind ? $0 : nil }
      unit = used(kind) ?? fallback ?? .blanks(IndentationStyle.usualSize)
    }
    self.unit = unit
    if let width = style.tabWidth ?? style.size {
      tabWidth = width
    } else if case .blanks(let count) = unit {
      tabWidth = count
    } else {
      tabWidth = IndentationStyle.usualTabWidth
    }
  }

  static let usualSize = 2
  static let usualTabWidth = 4

  /// The white space of a level, from 0.
  func whiteSpace(level: Int) -> (tabs: Int, blanks: Int) {
    switch unit {
    case .tab: (level, 0)
    case .blanks(let count): (0, level * count)
    }
  }

  func whiteSpace(columns: Int) -> (tabs: Int, blanks: Int) {
    switch unit {
    case .tab: (columns / tabWidth, columns % tabWidth)
    case .blanks: (0, columns)
    }
  }

  func columns(_ space: (tabs: Int, blanks: Int)) -> Int { space.tabs * tabWidth + space.blanks }
}

extension Indentation {
  var kind: FormatStyle.IndentationKind {
    switch self {
    case .tab: .tab
    case .blanks: .space
    }
  }
}
