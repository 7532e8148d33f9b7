import Diagnostics

/// Follows methods of Swift that are named without being called: `rows.forEach(service.register(name:cls:))`.
extension ValueReader {
  /// What the method is called with that is named at a range; nil where it is called itself.
  func rows(ofReferenceAt range: ByteRange, _ file: Int, _ numbers: [Int]) -> FollowedRows? {
    guard let unit = index.unit(file), range.end > 0, unit.tokens.language == .swift else { return nil }
    let close = unit.tokens.index(at: range.end) - 1
    guard let open = unit.tokens.open(close), let labels = unit.tokens.methodReference(open),
      numbers.allSatisfy({ $0 < labels.count })
    else { return nil }
    let name = unit.calledName(before: open)
    let whole = unit.chainStart(name)..<close + 1
    let rows = rowsOfWalk(whole, name, file, unit, numbers) ?? rowsOfVariable(whole, file, unit, numbers)
    return followed(rows ?? Rows(rows: [], isOpen: true), file, name)
  }

  /// `rows.forEach(register(name:cls:))`: it is called with the parts of each element.
  private func rowsOfWalk(
    _ whole: Range<Int>, _ name: Int, _ file: Int, _ unit: SourceIndex.Unit, _ numbers: [Int]
  ) -> Rows? {
    let tokens = unit.tokens
    let parent = tokens.parent(whole.lowerBound)
    guard tokens.isMark(parent, .openingParenthesis), tokens.close(parent) == whole.upperBound,
      parent == whole.lowerBound - 1, tokens.spells(parent - 1, "forEach"),
      let base = unit.call(at: parent - 1)?.base
    else { return nil }
    var found = Rows()
    let lists = rows([base], file)
    found.isOpen = lists.isOpen
    for list in lists.rows {
      guard let (items, isOpen) = (try? elements(list.values[0], list.bindings)) ?? nil else {
        found.isOpen = true
        continue
      }
      found.isOpen = found.isOpen || isOpen
      for item in items {
        guard case .record(let fields, _)? = try? resolved(item, list.bindings),
          numbers.allSatisfy({ $0 < fields.count })
        else {
          found.isOpen = true
          continue
        }
        let values = numbers.map { (try? resolved(fields[$0].value, list.bindings)) ?? .unknown }
        found.rows.append(.init(values: values, bindings: list.bindings, sites: list.sites))
      }
    }
    return found
  }

  /// `let register = service.register(name:cls:)`: it is called where the variable is.
  private func rowsOfVariable(
    _ whole: Range<Int>, _ file: Int, _ unit: SourceIndex.Unit, _ numbers: [Int]
  ) -> Rows? {
    let variable = (UseFollower(self).declarations(ofValueAt: whole.lowerBound, file, unit) ?? []).first {
      if case .variable(whole?) = unit.outline.declarations[$0].kind { true } else { false }
    }
    guard let variable, let calls = storedCalls(variable, file) else { return nil }
    var found = Rows(isOpen: calls.isOpen || !calls.references.isEmpty)
    for call in calls.calls {
      guard numbers.allSatisfy({ $0 < call.call.arguments.count }) else {
        found.isOpen = true
        continue
      }
      let own = rows(numbers.map { call.call.arguments[$0].value }, call.file)
      found.isOpen = found.isOpen || own.isOpen
      let site = Site(file: call.file, token: call.call.nameToken, range: call.range)
      for row in own.rows {
        found.rows.append(.init(values: row.values, bindings: row.bindings, sites: [site] + row.sites))
      }
    }
    return found
  }
}
