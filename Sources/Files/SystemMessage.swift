import Diagnostics
import SystemC

/// The system's words for an error number: "permission denied". It has English ones; usual errors have Chinese ones too.
package func systemMessage(_ code: Int32) -> LocalizedText { systemWords(englishMessage(code)) }

/// The words of the system, or the reason of a `FileError.unreadable`, in both languages, where Chinese ones are known.
package func systemWords(_ english: String) -> LocalizedText {
  LocalizedText(en: english, zh: chineseReasons[english] ?? english)
}

private func englishMessage(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }

private let chineseReasons: [String: String] = {
  let codes: [(code: Int32, chinese: String)] = [
    (ENOENT, "没有这个文件或目录"),
    (EACCES, "权限不足"),
    (EPERM, "不允许的操作"),
    (EISDIR, "是目录"),
    (ENOTDIR, "不是目录"),
    (ENOSPC, "磁盘已满"),
    (EEXIST, "文件已存在"),
    (EROFS, "文件系统只读"),
    (ENAMETOOLONG, "文件名过长"),
    (EMFILE, "打开的文件过多"),
    (ELOOP, "符号链接的层数过多"),
    (EIO, "输入输出错误"),
  ]
  // What mpcheck gives as a reason itself.
  var reasons = [
    "it changed meanwhile": "在此期间有改动",
    "it is unmerged, and nothing of it is staged": "没有合并，也没有暂存任何内容",
    "git does not show its content": "git 没有输出其内容",
    "git does not have its content": "git 中没有其内容",
  ]
  for (code, chinese) in codes { reasons[englishMessage(code)] = chinese }
  return reasons
}()
