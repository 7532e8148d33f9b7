import Diagnostics

extension FileError {
  /// Why, in words that follow a path and a colon.
  package var sentence: LocalizedText {
    switch self {
    case .notFound: LocalizedText(en: "there is no such file", zh: "没有这个文件")
    case .unreadable(let reason):
      LocalizedText(en: "it cannot be read: \(reason)", zh: "无法读取：\(systemWords(reason).chinese)")
    case .isFolder: LocalizedText(en: "it is a folder", zh: "这是一个目录")
    case .tooLarge(let size):
      LocalizedText(en: "its \(size) bytes are more than are read", zh: "文件有 \(size) 字节，超过了读取上限")
    case .notRegular: LocalizedText(en: "it is not a regular file", zh: "不是普通文件")
    case .undecodableName:
      LocalizedText(en: "its name is not UTF-8, so it is not read", zh: "文件名不是 UTF-8，未读取")
    case .utf16: LocalizedText(en: "it is UTF-16, not UTF-8", zh: "文件是 UTF-16 编码，不是 UTF-8")
    case .nestedTooDeep(let most):
      LocalizedText(
        en:
          "more than \(most) files of this name are in folders inside each other, so what it is for is not linted",
        zh: "嵌套目录中的同名文件超过 \(most) 个，未检查其对应的内容")
    case .outside(let link): link.clause
    }
  }
}

extension OutwardLink {
  fileprivate var clause: LocalizedText {
    target == .gitFolder
      ? LocalizedText(en: "it leads \(destination.english)", zh: destination.chinese)
      : LocalizedText(en: "a symbolic link leads \(destination.english)", zh: "符号链接\(destination.chinese)")
  }

  /// Where it leads, after "leads".
  package var destination: LocalizedText {
    switch target {
    case .outsideOfRepository: LocalizedText(en: "outside of the repository", zh: "指向仓库之外")
    case .outsideOfFolder: LocalizedText(en: "outside of the linted folder", zh: "指向被检查的目录之外")
    case .ignoredFile: LocalizedText(en: "to a file that .gitignore ignores", zh: "指向被 .gitignore 忽略的文件")
    case .gitFolder: LocalizedText(en: "into a .git", zh: "指向 .git 内部")
    }
  }
}
