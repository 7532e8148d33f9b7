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
    case .outside(let link): link.clause
    }
  }
}

extension OutwardLink {
  fileprivate var clause: LocalizedText {
    LocalizedText(
      en: "a symbolic link leads outside of \(bounds.english)", zh: "符号链接指向\(bounds.chinese)之外")
  }

  /// What it leads out of.
  package var bounds: LocalizedText {
    isInRepository
      ? LocalizedText(en: "the repository", zh: "仓库") : LocalizedText(en: "the linted folder", zh: "被检查的目录")
  }
}
