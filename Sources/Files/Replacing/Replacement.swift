import Diagnostics

/// A text that is to take the place of a file's.
package struct Replacement: Sendable {
  /// What the file has to be for that.
  package enum Condition: Sendable {
    /// What was read: who saved it since then wins.
    case reads(SourceText)
    /// There is no such file.
    case isMissing
    /// Whatever it is: an output that somebody named.
    case any
  }

  /// Absolute. Where the last component is a link, the text takes the link's place.
  package let path: String
  package let text: SourceText
  package let condition: Condition

  package init(_ path: String, _ text: SourceText, if condition: Condition) {
    (self.path, self.text, self.condition) = (path, text, condition)
  }
}

/// Why a file was left as it is.
package enum WriteError: Error, Hashable, Sendable {
  case gone
  /// It is not what was read any more. Where several saves came in one moment, `kept` is the name of a file beside it that has
  /// one of them.
  case changed(kept: String? = nil)
  /// There is a file where none was to be.
  case exists
  /// Another program can write to it at any time.
  case openElsewhere
  /// This many names are one file. A new file would have one of them.
  case hardLinks(Int)
  /// What a new file cannot be given.
  case unkept(KeptAttribute)
  /// In the system's words.
  case failed(LocalizedText)
  /// A signal asked the process to end.
  case interrupted

  /// A clause to write after the path: what is wrong, and what to do.
  package var clause: LocalizedText {
    switch self {
    case .gone: .init(en: "is gone", zh: "已不存在")
    case .changed(nil):
      .init(en: "changed meanwhile and was left alone; run the command again", zh: "在此期间有改动，保持原样；重新运行命令")
    case .changed(let kept?):
      .init(
        en:
          "was saved more than once at the same moment and was left alone; \(kept) beside it has an "
          + "earlier save: compare the two, and remove that file",
        zh: "在同一时刻保存了多次，保持原样；旁边的 \(kept) 是较早保存的内容：比较两者，然后删除该文件")
    case .exists: .init(en: "exists and is left as it is", zh: "已存在，保持原样")
    case .openElsewhere:
      .init(
        en:
          "is open for writing in another program and was left alone; close it there and run the command again",
        zh: "正由另一个程序打开并写入，保持原样；在那里关闭后重新运行命令")
    case .hardLinks(let count):
      .init(
        en: "has \(count) hard links, which a new file would part, and was left alone; "
          + "change it by hand, or make a copy take its place",
        zh: "有 \(count) 个硬链接，写入新文件会使链接断开，保持原样；手动修改，或用副本代替该文件")
    case .unkept(let attribute):
      .init(
        en: "\(attribute.clause.english) and was left alone; \(attribute.advice.english)",
        zh: "\(attribute.clause.chinese)，保持原样；\(attribute.advice.chinese)")
    case .failed(let reason): .init(en: "cannot be written: \(reason.english)", zh: "无法写入：\(reason.chinese)")
    case .interrupted: .init(en: "was left alone: the command was interrupted", zh: "保持原样：命令已中断")
    }
  }

  init(errno code: Int32) { self = .failed(systemMessage(code)) }
}

/// What belongs to a file besides its text, and is to be the same afterwards.
package enum KeptAttribute: Hashable, Sendable {
  /// By number, as `ls -n` shows them.
  case owner(UInt32)
  case group(UInt32)
  case mode
  /// An access list or an extended attribute, by its name.
  case extended(String)

  fileprivate var clause: LocalizedText {
    switch self {
    case .owner(let number):
      .init(en: "belongs to user \(number), which a new file cannot,", zh: "属于用户 \(number)，新文件无法归该用户所有")
    case .group(let number):
      .init(en: "belongs to group \(number), which a new file cannot,", zh: "属于用户组 \(number)，新文件无法归该组所有")
    case .mode: .init(en: "has permissions that a new file cannot be given", zh: "具有无法赋予新文件的权限")
    case .extended(let name):
      .init(en: "has an attribute that a new file cannot be given (\(name))", zh: "具有无法赋予新文件的属性（\(name)）")
    }
  }

  fileprivate var advice: LocalizedText {
    switch self {
    case .owner: .init(en: "run the command as that user", zh: "以该用户身份运行命令")
    case .group: .init(en: "run the command as a user of that group", zh: "以该用户组中用户的身份运行命令")
    case .mode, .extended:
      .init(en: "run the command as its owner, or change it by hand", zh: "以文件所有者的身份运行命令，或手动修改")
    }
  }
}
