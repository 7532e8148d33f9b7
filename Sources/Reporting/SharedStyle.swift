/// The style that the HTML report and the pages of the site have in common. What they have of their own comes after it.
package enum SharedStyle {
  package static let text = #"""
    :root {
      color-scheme: light dark;
      --back: #f6f7f9; --card: #fff; --text: #1c2127; --quiet: #5b6570; --line: #d9dee4; --link: #0b5cad;
      --error: #b3261e; --warning: #8a5300; --info: #0a6170; --code: #f3f5f7; --mark: #ffe3df;
      --mark-warning: #ffecc7; --mark-info: #d3f1f6;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --back: #14171b; --card: #1c2026; --text: #e4e7eb; --quiet: #9aa5b1; --line: #333a43; --link: #7db7ff;
        --error: #ff8a80; --warning: #f2b84b; --info: #62cfe0; --code: #15181c; --mark: #5c2622;
        --mark-warning: #57400f; --mark-info: #12464f;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    body {
      margin: 0 auto; background: var(--back); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif;
    }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    main:focus { outline: none; }
    code, pre, .path {
      font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK SC", monospace;
    }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--card); z-index: 2; }
    .badge { display: inline-block; padding: 0 .5rem; border: 1px solid; border-radius: 99px; line-height: 1.4rem; }
    pre { overflow-x: auto; border-radius: 8px; font-size: .85rem; tab-size: 4; }
    mark {
      padding: .1em 0; border-radius: 3px; color: inherit;
      text-decoration: underline 2px; text-underline-offset: 5px;
    }
    .error mark { background: var(--mark); text-decoration-color: var(--error); }
    .warning mark { background: var(--mark-warning); text-decoration-color: var(--warning); }
    .info mark { background: var(--mark-info); text-decoration-color: var(--info); }
    mark.point { border-left: 3px solid; }
    """#
}
