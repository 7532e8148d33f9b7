import Diagnostics
import Linting

extension Rule {
  /// What it rests on where that is not what vendors say of their platforms.
  var ownFact: LocalizedText? { ownFacts[id] }
}

private let ofConfiguration = LocalizedText(
  en: "the configuration: the rule reports what it restricts or requires", zh: "配置：规则报告其中限制或要求的名称")
private let ofProgram = LocalizedText(
  en: "the files of the mini program: nothing in them uses it", zh: "小程序的文件：其中没有任何地方使用它")

/// By the ids of rules.
private let ownFacts: [String: LocalizedText] = [
  "input-limit": .init(
    en: "mpcheck itself: the sizes of files up to which it reads them", zh: "mpcheck 自身：它能读取的文件大小的上限"),
  "merge-conflict": .init(
    en: "git: \"How conflicts are presented\" in the documentation of git-merge",
    zh: "git：git-merge 文档中的“How conflicts are presented”"),
  "not-utf8": .init(en: "mpcheck itself: it reads only UTF-8", zh: "mpcheck 自身：它只读取 UTF-8 编码的文件"),
  "required-attributes": ofConfiguration,
  "restricted-attributes": ofConfiguration,
  "restricted-tags": ofConfiguration,
  "unused-component": ofProgram,
  "unused-import": ofProgram,
  "unused-template": ofProgram,
]
