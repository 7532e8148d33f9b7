/// The style and script that the HTML report contains.
enum HTMLAssets {
  /// The digests of `style` and `script` as the elements contain them. The policy of the page lets nothing else run. After a
  /// change, the integration tests say the new digest.
  static let (styleHash, scriptHash) = (
    "sha256-xZgv+pWO+zz/RDMvKNA3W8Wo+i01srCQmLRMytGjnzM=",
    "sha256-s7Tu79rYxL2aCKVgAAMGgqfRxPaR5CK0W7lrWODDQG0="
  )

  static let style = #"""
    \#(SharedStyle.text)
    html { scroll-padding-top: 5rem; }
    body { max-width: 84rem; padding: 0 1.25rem 4rem; }
    .path, h3, h4, p, li { overflow-wrap: anywhere; }
    h1 { margin: 1.5rem 0 1rem; font-size: 1.5rem; }
    h2 { margin: 2rem 0 .75rem; font-size: 1.25rem; }
    h3 { margin: 0 0 .75rem; font-size: 1rem; font-weight: 650; }
    h4 { margin: 0; font-size: 1rem; font-weight: 600; }
    .count { flex: none; color: var(--quiet); font-weight: 400; font-size: .875rem; white-space: nowrap; }
    ul { list-style: none; margin: 0; padding: 0; }
    .totals { display: flex; flex-wrap: wrap; gap: .75rem; }
    .totals li {
      padding: .6rem 1rem; min-width: 7rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      color: var(--quiet); font-size: .875rem; overflow-wrap: normal;
    }
    .totals strong { display: block; font-size: 1.6rem; line-height: 1.2; color: var(--text); }
    .totals .error strong { color: var(--error); }
    .totals .warning strong { color: var(--warning); }
    .totals .info strong { color: var(--info); }
    .totals .none strong { color: var(--quiet); font-weight: 400; }
    .notes { margin-top: 1rem; }
    .notes li { padding: .5rem .9rem; border-left: 4px solid var(--info); background: var(--card); }
    #controls {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .6rem 1.25rem; align-items: center;
      margin: 1.25rem 0 0; padding: .75rem 0; background: var(--back); border-bottom: 1px solid var(--line);
      font-size: .9rem;
    }
    #controls .grow { flex: 1 1 14rem; display: flex; align-items: center; gap: .5rem; }
    #controls input[type=search], select {
      flex: 1; min-width: 0; max-width: 100%; padding: .4rem .6rem; font: inherit; color: inherit;
      background: var(--card); border: 1px solid var(--quiet); border-radius: 8px;
    }
    fieldset { display: flex; flex-wrap: wrap; gap: .25rem .9rem; margin: 0; padding: 0; border: 0; }
    legend { float: left; padding: 0; margin-right: .75rem; }
    #shown { margin: 0; color: var(--quiet); }
    .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2rem; }
    nav { margin-top: 1.5rem; font-size: .875rem; }
    nav details { margin-bottom: 1rem; }
    summary { cursor: pointer; font-weight: 600; padding: .2rem 0; }
    nav li { display: flex; justify-content: space-between; gap: .75rem; padding: .15rem 0; }
    nav a { text-decoration: none; min-width: 0; }
    nav a:hover { text-decoration: underline; }
    section { margin-bottom: 1.75rem; }
    article, .rule {
      margin-bottom: .75rem; padding: .9rem 1.1rem; background: var(--card); border: 1px solid var(--line);
      border-radius: 10px;
    }
    article { border-left: 4px solid var(--error); content-visibility: auto; contain-intrinsic-size: auto 12rem; }
    article.warning { border-left-color: var(--warning); }
    article.info { border-left-color: var(--info); }
    article:target { outline: 3px solid var(--link); }
    .badge { margin-right: .25rem; font-size: .75rem; vertical-align: .1em; color: var(--error); }
    .warning .badge { color: var(--warning); }
    .info .badge { color: var(--info); }
    .place { margin: .15rem 0 .6rem; color: var(--quiet); font-size: .85rem; }
    .place a { margin-left: .5rem; color: inherit; }
    .rule p { margin: 0 0 .6rem; max-width: 46rem; }
    pre { margin: 0 0 .6rem; padding: .6rem .8rem; background: var(--code); line-height: 1.55; }
    .line { display: flex; }
    .line i { flex: none; margin-right: 1.2em; font-style: normal; color: var(--quiet); user-select: none; }
    mark.point { border-left-color: var(--error); }
    .note, .related { margin: .25rem 0 0; font-size: .925rem; }
    .note b { margin-right: .4rem; font-weight: 600; color: var(--info); }
    .related { color: var(--quiet); }
    .items { margin: .25rem 0 0; padding-left: 1.25rem; list-style: disc; font-size: .925rem; }
    .clean { margin-top: 2rem; padding: 3rem 1rem; text-align: center; background: var(--card); border-radius: 10px; }
    @media (min-width: 64rem) {
      .columns { grid-template-columns: 17rem minmax(0, 1fr); }
      nav { position: sticky; top: 4.5rem; align-self: start; max-height: calc(100vh - 6rem); overflow-y: auto; }
    }
    @media (max-width: 40rem) {
      #controls { position: static; }
      html { scroll-padding-top: 1rem; }
      .totals { gap: .5rem; }
      .totals li { flex: 1 1 6.25rem; min-width: 0; padding: .5rem .75rem; }
      .line { white-space: pre-wrap; overflow-wrap: anywhere; }
      .line > span { min-width: 0; }
    }
    @media print {
      #controls, nav { display: none; }
      article { break-inside: avoid; content-visibility: visible; }
      .line { white-space: pre-wrap; }
      .line > span { min-width: 0; }
    }

    """#

  /// Filters by hiding what does not match, and sorts by moving findings under other headings; `/` leads to the search field, Escape empties it.
  static let script = #"""
    "use strict";
    (() => {
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const search = document.getElementById("search");
      const order = document.getElementById("sort");
      const rule = document.getElementById("rule");
      const shown = document.getElementById("shown");
      const controls = document.getElementById("controls");
      const findings = all("article").map((element) => ({
        element,
        text: (element.textContent + " " + element.dataset.rule).toLowerCase(),
      }));
      const links = new Map(all("[data-finding]").map((item) => [item.dataset.finding, item]));
      const groups = all("section").map((section) => ({
        section,
        items: all(section.className === "rule" ? "li" : "article", section),
        entry: document.querySelector(`[data-count="${section.id}"]`),
      }));

      // Where a finding is as the page was written.
      const homes = findings.map(({ element }) => element.parentElement);
      const pages = [...new Set(homes)];
      const title = pages[0].previousElementSibling;
      let sorted = [];
      const sort = () => {
        title.textContent = order.selectedOptions[0].dataset.title;
        sorted.forEach(({ section }) => section.remove());
        const names = order.value === "severity" ? ["error", "warning", "info"]
          : order.value === "rule" ? [...rule.options].slice(1).map((option) => option.value) : [];
        const key = order.value;
        findings.forEach(({ element }, index) => {
          if (names.length === 0) homes[index].append(element);
        });
        sorted = names.map((name) => {
          const section = document.createElement("section");
          const heading = document.createElement("h3");
          const box = controls.querySelector(`[name=severity][value="${name}"]`);
          heading.textContent = box ? box.parentElement.textContent.trim() : name;
          const items = findings.map(({ element }) => element).filter((element) => element.dataset[key] === name);
          section.append(heading, ...items);
          return { section, items };
        }).filter(({ items }) => items.length > 0);
        pages[0].before(...sorted.map(({ section }) => section));
        filter();
      };

      const filter = () => {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        const severities = new Set(all("[name=severity]:checked", controls).map((box) => box.value));
        let count = 0;
        for (const { element, text } of findings) {
          const matches = severities.has(element.dataset.severity)
            && (rule.value === "" || rule.value === element.dataset.rule)
            && words.every((word) => text.includes(word));
          element.hidden = !matches;
          links.get(element.id).hidden = !matches;
          count += matches ? 1 : 0;
        }
        for (const { section, items, entry } of groups) {
          const left = items.filter((item) => !item.hidden).length;
          section.hidden = left === 0;
          entry.hidden = left === 0;
          entry.querySelector(".count").textContent = left;
        }
        for (const { section, items } of sorted) section.hidden = items.every((item) => item.hidden);
        if (sorted.length > 0) pages.forEach((page) => { page.hidden = true; });
        const texts = shown.dataset;
        shown.textContent = count === findings.length
          ? texts.all.replace("*", count) : texts.some.replace("*", count).replace("*", findings.length);
      };

      let waiting = 0;
      controls.addEventListener("input", () => {
        clearTimeout(waiting);
        waiting = setTimeout(filter, 80);
      });
      order.addEventListener("change", sort);
      controls.addEventListener("submit", (event) => event.preventDefault());
      // A link to a page leads to its findings, wherever they are.
      all('nav a[href^="#page-"]').forEach((link) => link.addEventListener("click", () => {
        if (order.value === "file") return;
        order.value = "file";
        sort();
      }));
      document.addEventListener("keydown", (event) => {
        const isTyping = event.target.matches("input[type=search], select");
        if (event.key === "/" && !isTyping) {
          event.preventDefault();
          search.focus();
        } else if (event.key === "Escape" && event.target === search) {
          search.value = "";
          filter();
        }
      });
      // Nobody wants to scroll past a long list of pages on a phone.
      if (matchMedia("(max-width: 63.99rem)").matches) {
        all("nav details").forEach((details) => details.removeAttribute("open"));
      }
      controls.hidden = false;
      filter();
    })();

    """#
}
