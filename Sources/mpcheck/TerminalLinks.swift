import SystemC

extension Terminal {
  /// Whether standard output is a terminal that is known to show links.
  ///
  /// A terminal cannot be asked. One that is not known to accept the sequence gets none, nor does one without colours.
  static func showsLinks(_ choice: ColorChoice) -> Bool {
    outputIsTerminal && usesColor(choice) && saysThatItShowsLinks
  }

  /// The name of this machine, if standard output is a terminal that is known to show links; nil otherwise.
  static func linkHost(_ choice: ColorChoice) -> String? {
    guard showsLinks(choice) else { return nil }
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether the terminal says that it is one that shows links. Listed are terminals that show them in every version in use.
  /// Multiplexers pass on the variables of the terminal around them, but not links.
  private static var saysThatItShowsLinks: Bool {
    let kind = environment("TERM") ?? ""
    if kind.hasPrefix("screen") || kind.hasPrefix("tmux") || environment("TMUX") != nil
      || environment("STY") != nil
    {
      return false
    }
    if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour"].contains(kind) {
      return true
    }
    if ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio"].contains(environment("TERM_PROGRAM")) {
      return true
    }
    if environment("WT_SESSION") != nil { return true }
    // GNOME Terminal and its kin; 0.50.0 crashed on the sequence.
    return environment("VTE_VERSION").flatMap { Int($0) }.map { $0 > 5000 } ?? false
  }
}
