import Diagnostics
import Testing

@Suite struct MarkupFactsTests {
  @Test func keepsHandlersThatTheScriptDoesNotShow() {
    let program = ModelProgram([
      "a.axml": """
      <view onTap="known" catchTap="x" capture-onTap="{{a ? 'y' : b}}" onClick="f{{g}}" ref="r" onLongTap="a.b"/>
      <template name="t"><input onInput="z"/></template><mpaas-component onOn="true" onMove="w"/>
      """, "a.js": "Page({ known() {} })", "app.json": #"{"pages":["a","open"]}"#,
      "open.axml": "<view onTap=\"x\"/>", "open.js": "Page(create())",
    ])
    let handlers = program.facts("a.axml").unresolvedHandlers
    #expect(
      handlers.map { "\($0.attribute)=\($0.name)\($0.template.map { " in " + $0 } ?? "")" } == [
        "catchTap=x", "capture-onTap=y", "onInput=z in t", "onMove=w",
      ])
    #expect(program.facts("open.axml").unresolvedHandlers.isEmpty)
  }

  @Test func knowsTheNamesThatAreUsed() {
    let program = ModelProgram([
      "a.axml":
        "<import-sjs from=\"@/a.sjs\" name=\"m\"/><view a=\"{{x.y}}\" onTap=\"z.tap\" b=\"c\">{{w}}</view>",
      "b.axml": "<view>{{x}}</view>", "app.json": #"{"pages":["a","b"]}"#, "part.axml": "{{x}}",
    ])
    #expect(program.facts("a.axml").usedNames == ["x", "w", "z"])
    #expect(program.facts("b.axml").usedNames == nil)
    #expect(program.facts("part.axml").usedNames == ["x"])
  }

  @Test func knowsComponentsThatReplaceBuiltInTags() {
    let program = ModelProgram([
      "a.axml": "<icon/><view generic:item=\"row\"/><x-y/>",
      "a.json": #"{"usingComponents":{"icon":"./b"}}"#,
      "b.axml": "<icon generic:item=\"{{row}}\"/>", "app.json": "{}",
    ])
    #expect(program.facts("a.axml").componentUses.map(\.tag) == ["icon", "x-y"])
    #expect(program.facts("a.axml").genericTags == ["row"])
    #expect(program.facts("b.axml").componentUses.isEmpty)
    #expect(program.facts("b.axml").genericTags == nil)
  }
}
