import Reporting

/// The style and the script of the pages.
enum SiteAssets {
  static let stylePath = "style.css"
  static let scriptPath = "script.js"

  static let style = #"""
    \#(SharedStyle.text)
    body { max-width: 60rem; padding: 0 1.25rem 3rem; line-height: 1.55; }
    code { font-size: .925em; overflow-wrap: anywhere; }
    h1, h2, h3, p, li, dt, dd { overflow-wrap: anywhere; }
    .option { white-space: nowrap; }
    header {
      display: flex; flex-wrap: wrap; gap: .25rem 1.75rem; align-items: baseline; padding: 1rem 0;
      border-bottom: 1px solid var(--line);
    }
    header p { margin: 0; font-weight: 700; font-size: 1.15rem; }
    header p a { color: inherit; text-decoration: none; }
    header ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
    header li a { text-decoration: none; }
    header li a:hover, header li a[aria-current] { text-decoration: underline; text-underline-offset: .3em; }
    header li a[aria-current] { color: inherit; }
    h1 { margin: 1.75rem 0 .5rem; font-size: 1.75rem; line-height: 1.25; }
    h2 { margin: 2.25rem 0 .5rem; font-size: 1.25rem; }
    h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
    p { margin: 0 0 .75rem; max-width: 46rem; }
    .summary { font-size: 1.15rem; }
    .quiet, .type { color: var(--quiet); }
    .badge { border-color: var(--line); color: var(--quiet); font-size: .78rem; white-space: nowrap; }
    .badge.error { border-color: currentColor; color: var(--error); }
    .badge.warning { border-color: currentColor; color: var(--warning); }
    .badge.info { border-color: currentColor; color: var(--info); }
    #filters {
      display: grid; grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr)); gap: .6rem 1rem; align-items: end;
      margin: 1.25rem 0 0; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      font-size: .9rem;
    }
    #filters input, #filters select {
      display: block; width: 100%; margin-top: .2rem; height: 2.3rem; padding: 0 .6rem; font: inherit; color: inherit;
      background: var(--back); border: 1px solid var(--quiet); border-radius: 8px;
    }
    #filters ::placeholder { color: var(--quiet); opacity: 1; }
    #filters label:first-child { grid-column: span 2; }
    #shown { margin: 0 0 .4rem; color: var(--quiet); }
    .rules { margin: 0; padding: 0; list-style: none; }
    .rules li { padding: .6rem 0; border-top: 1px solid var(--line); }
    .rules p { margin: 0; max-width: none; }
    .name { display: flex; flex-wrap: wrap; gap: .1rem .6rem; align-items: baseline; }
    .name .quiet { font-size: .85rem; }
    .facts {
      display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem 1.25rem; margin: 1.25rem 0;
      padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
    }
    .facts dt { color: var(--quiet); font-size: .85rem; }
    .facts dd { margin: 0; }
    figure { margin: 0 0 1rem; }
    figcaption { margin-bottom: .25rem; color: var(--quiet); font-size: .85rem; }
    pre {
      margin: 0 0 .75rem; padding: .75rem 1rem; background: var(--card); border: 1px solid var(--line); line-height: 1.6;
    }
    pre code { font-size: inherit; overflow-wrap: normal; }
    mark { background: var(--mark-warning); text-decoration-color: var(--warning); }
    mark.point { border-left-color: var(--warning); }
    .error mark.point { border-left-color: var(--error); }
    [role=tablist] { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 2.25rem; border-bottom: 1px solid var(--line); }
    [role=tab] {
      padding: .4rem .9rem; font: inherit; color: inherit; background: none; border: 0; border-bottom: 3px solid transparent;
      cursor: pointer;
    }
    [role=tab][aria-selected=true] { border-bottom-color: var(--link); font-weight: 600; }
    [role=tabpanel] > h2:first-child { margin-top: 1.25rem; }
    .messages, .lines { margin: 0 0 .75rem; padding-left: 1.25rem; max-width: 46rem; }
    .messages li, .lines li { margin-bottom: .2rem; }
    .fields { margin: .75rem 0; }
    .fields > div {
      display: flex; flex-wrap: wrap; gap: 0 .6rem; align-items: baseline; padding: .6rem 0;
      border-top: 1px solid var(--line);
    }
    .fields > div:target { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    .fields dt { font-weight: 600; }
    .fields .type { font-size: .9rem; }
    .fields dd { margin: 0; }
    .fields dt + dd:not(.type) { flex: 1; }
    .fields .type ~ dd { flex-basis: 100%; padding-right: max(0px, 100% - 46rem); }
    .table { margin: 0 0 .75rem; overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    td:first-child code { overflow-wrap: normal; }
    th, td { padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
    thead th, thead td { border-top: 0; color: var(--quiet); font-size: .9rem; }
    footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--quiet); font-size: .85rem; }
    @media (max-width: 40rem) {
      body { padding: 0 1rem 2rem; }
      figure pre, figure code { white-space: pre-wrap; overflow-wrap: anywhere; }
      #filters { grid-template-columns: 1fr 1fr; }
      .fields dt + dd:not(.type) { flex-basis: 100%; }
      #shown { grid-column: 1 / -1; }
    }
    @media print {
      #filters, header nav, .skip, [role=tablist] { display: none; }
      pre { white-space: pre-wrap; }
    }

    """#

  /// Filters the list of rules by hiding what does not match; `/` leads to the search field, Escape empties it. Of examples in several
  /// languages it shows those in one, the one that was chosen last.
  static let script = #"""
    "use strict";
    (() => {
      const form = document.getElementById("filters");
      if (!form) return;
      const search = document.getElementById("search");
      const shown = document.getElementById("shown");
      const choices = [...form.querySelectorAll("select")];
      const groups = [...document.querySelectorAll(".category")].map((section) => ({
        section,
        rules: [...section.querySelectorAll(".rules > li")].map((element) => ({
          element, text: element.textContent.toLowerCase(),
        })),
      }));
      const total = groups.reduce((sum, { rules }) => sum + rules.length, 0);

      const filter = () => {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        let count = 0;
        for (const { section, rules } of groups) {
          let left = 0;
          for (const { element, text } of rules) {
            const matches = words.every((word) => text.includes(word)) && choices.every(({ name, value }) =>
              value === "" || (element.dataset[name] ?? "").split(" ").includes(value));
            element.hidden = !matches;
            left += matches ? 1 : 0;
          }
          section.hidden = left === 0;
          count += left;
        }
        const numbers = [count, total];
        shown.textContent = shown.dataset.text.replace(/\*/g, () => numbers.shift());
      };

      form.addEventListener("input", filter);
      form.addEventListener("submit", (event) => event.preventDefault());
      document.addEventListener("keydown", (event) => {
        if (event.key === "/" && !event.target.matches("input, select")) {
          event.preventDefault();
          search.focus();
        } else if (event.key === "Escape" && event.target === search) {
          search.value = "";
          filter();
        }
      });
      form.hidden = false;
      filter();
    })();
    (() => {
      const parts = document.querySelector(".languages");
      if (!parts) return;
      const key = "mpcheck-language";
      const panels = [...parts.children];
      const list = document.createElement("div");
      list.setAttribute("role", "tablist");
      list.setAttribute("aria-label", parts.dataset.label);
      const tabs = panels.map((panel) => {
        const tab = document.createElement("button");
        tab.type = "button";
        tab.id = `tab-${panel.dataset.language}`;
        tab.textContent = panel.dataset.name;
        tab.setAttribute("role", "tab");
        tab.setAttribute("aria-controls", panel.id);
        panel.setAttribute("role", "tabpanel");
        panel.setAttribute("aria-labelledby", tab.id);
        list.append(tab);
        return tab;
      });
      const show = (index) => {
        tabs.forEach((tab, other) => {
          tab.setAttribute("aria-selected", String(other === index));
          tab.tabIndex = other === index ? 0 : -1;
          panels[other].hidden = other !== index;
        });
      };
      // A browser may keep nothing, for pages that are opened as files too.
      const kept = () => { try { return localStorage.getItem(key); } catch { return null; } };
      const keep = (value) => { try { localStorage.setItem(key, value); } catch { /* The choice is for this page. */ } };
      const choose = (index) => {
        show(index);
        keep(panels[index].dataset.language);
      };
      tabs.forEach((tab, index) => tab.addEventListener("click", () => choose(index)));
      list.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = (tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length;
        tabs[next].focus();
        choose(next);
      });
      parts.before(list);
      const chosen = location.hash.startsWith("#in-") ? location.hash.slice(4) : kept();
      show(Math.max(0, panels.findIndex((panel) => panel.dataset.language === chosen)));
    })();

    """#
}
