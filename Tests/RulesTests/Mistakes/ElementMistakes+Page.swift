/// Mistakes by where they are made.
enum ElementMistakes {}

extension ElementMistakes {
  /// Mistakes on pages with external elements.
  static let page: [Mistake] = [
    Mistake(
      "program/pages/map/map.wxml", #"<external-element id="chart""#, #"<external-elment id="chart""#,
      finds: "misspelled-native-tag", at: "external-elment"),
    Mistake(
      "program/pages/map/map.wxml", #"id="chart""#, #"id="charts""#, finds: "unknown-native-context",
      at: "chart", in: "program/pages/map/map.js"),
    Mistake(
      "program/pages/map/map.wxml", #"id="chart" "#, "", finds: "missing-native-id", at: "external-element"),
    Mistake(
      "program/pages/map/map.wxml", #"type="demo_chart" "#, "", finds: "missing-native-type",
      at: "external-element"),
    Mistake(
      "program/pages/map/map.wxml", #" style="width: 300px; height: 120px;""#, "",
      finds: "missing-native-size", at: "external-element"),
    Mistake(
      "program/pages/map/map.wxml", "bind:externalelementevent", "bind:externalelementevents",
      finds: "unknown-native-event", at: "bind:externalelementevents"),
    Mistake(
      "program/pages/map/map.wxml", #""chartChanged""#, #""chartChange""#, finds: "undefined-handler",
      at: "chartChange"),
    Mistake(
      "program/pages/map/map.wxml", #"id="chart" type"#,
      #"wx:for="{{[1, 2]}}" wx:key="*this" id="chart" type"#, finds: "repeated-native-id", at: "chart"),
    Mistake(
      "program/pages/map/map.js", "Context('map')", "Context('mpa')", finds: "unknown-native-context",
      at: "mpa"),
    Mistake(
      "program/pages/map/map.js", "    this.map = wx.createExternalElementContext('map')\n",
      "    this.map = null\n", finds: "uncreated-native-view", at: "map", in: "program/pages/map/map.wxml"),
    Mistake(
      "program/pages/map/map.js", "createExternalElementContext('map')",
      "createExternalElementcontext('map')", finds: "misspelled-native-context",
      at: "createExternalElementcontext"),
    Mistake(
      "program/pages/map/map.js", "createExternalElementContext('map')",
      "createExternalElementContent('map')", finds: "misspelled-native-context",
      at: "createExternalElementContent"),
    Mistake(
      "program/pages/map/map.js", "createExternalElementContext('map')", "creatExternalElementContext('map')",
      finds: "misspelled-native-context", at: "creatExternalElementContext"),
  ]
}
