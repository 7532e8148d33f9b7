/// What a symbol is, in an outline or in a workspace.
package enum SymbolKind: CaseIterable {
  case page, component, template, slot, nativeView, element
}
