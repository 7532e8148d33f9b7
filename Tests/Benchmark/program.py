"""Whole mini programs in a cache folder: written once, and reused while the generator and its parameters stay the same."""

import hashlib
import json
import shutil
from pathlib import Path

from markup import as_axml, as_xml
from pages import Page
from scripts import page_config, page_script

SEED = 20
PAGES_PER_PACKAGE = 100

COMPONENTS = {
    "order-card": '<view class="card" onTap="onTap">\n  <text>{{title}}</text>\n  <text>{{order.name}} × {{count}}</text>\n</view>\n',
    "empty-view": '<view class="empty">\n  <text>{{text}}</text>\n  <button size="mini" onTap="onTap">重试</button>\n</view>\n',
}
COMPONENT_SCRIPT = """Component({
  props: { title: '', text: '', order: {}, count: 0 },
  methods: {
    onTap() {
      const notify = this.props.onCardTap || this.props.onRetry;
      if (notify) notify();
    },
  },
});
"""
SHARED_FILES = {
    "templates/price.axml": '<template name="price">\n  <view class="price">\n    <text>{{amount}}</text>\n    <text>{{unit}}</text>\n  </view>\n</template>\n',
    "utils/format.sjs": "export default {\n  money(value) {\n    return (value / 100).toFixed(2);\n  },\n};\n",
    "utils/format.js": "export const formatMoney = (value) => (value / 100).toFixed(2);\nexport const isPhone = (text) => /^1\\d{10}$/.test(text);\n",
    "utils/request.js": "export const request = (options) => new Promise((resolve, reject) => my.request({ ...options, success: resolve, fail: reject }));\n",
    "app.js": "App({ globalData: { limit: 50000 } });\n",
}


class Program:
    """A generated program; `pages` are the paths of its pages from `folder`, without suffix."""

    def __init__(self, folder, pages, size):
        self.folder = folder
        self.pages = pages
        self.size = size  # bytes of everything that is read: markup, and scripts and JSON where the layout has them


def generated(cache, layout, count, seed=SEED):
    """The program of `count` pages: `markup` alone, with `scripts` and JSON, or its copy for other tools, `xml` or `html`."""
    folder = Path(cache) / f"{layout}-{count}"
    stamp = Path(cache) / f"{layout}-{count}.json"
    key = _generator_key(seed)
    if stamp.exists():
        known = json.loads(stamp.read_text())
        if known["key"] == key and folder.is_dir():
            return Program(folder, _page_paths(count), known["size"])
    shutil.rmtree(folder, ignore_errors=True)
    stamp.unlink(missing_ok=True)
    pages = _page_paths(count)
    size = _write_program(folder, layout, pages, seed)
    stamp.write_text(json.dumps({"key": key, "size": size}))
    return Program(folder, pages, size)


def _generator_key(seed):
    digest = hashlib.sha256(str(seed).encode())
    for source in ("markup.py", "pages.py", "program.py", "scripts.py"):
        digest.update((Path(__file__).parent / source).read_bytes())
    return digest.hexdigest()


def _page_paths(count):
    return [f"{_package(index)}/page-{index}/page-{index}" for index in range(count)]


def _package(index):
    number = index // PAGES_PER_PACKAGE
    return "pages" if number == 0 else f"package-{number}/pages"


def _write_program(folder, layout, pages, seed):
    written = 0

    def write(path, text):
        nonlocal written
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        content = text.encode()
        target.write_bytes(content)
        written += len(content)

    for index, path in enumerate(pages):
        # Each page links to a few others, near and far.
        links = [pages[(index * 7 + step) % len(pages)] for step in (1, 50, 999)]
        page = Page(seed, index, links)
        suffix = ".html" if layout == "html" else ".axml"
        write(path + suffix, as_xml(page.nodes) if layout == "xml" else as_axml(page.nodes))
        if layout == "scripts":
            write(path + ".js", page_script(page))
            write(path + ".json", page_config(page))
    if layout in ("markup", "scripts"):
        write("app.json", _app_config(pages))
        for path, text in SHARED_FILES.items():
            write(path, text)
        for name, markup in COMPONENTS.items():
            write(f"components/{name}/{name}.axml", markup)
            write(f"components/{name}/{name}.json", '{ "component": true }\n')
            write(f"components/{name}/{name}.js", COMPONENT_SCRIPT)
    return written


def _app_config(pages):
    packages = {}
    for path in pages:
        root, _, rest = path.partition("/")
        packages.setdefault(root, []).append(rest)
    main = [f"pages/{rest}" for rest in packages.pop("pages")]
    config = {
        "pages": main,
        "subPackages": [{"root": root, "pages": rest} for root, rest in packages.items()],
        "usingComponents": {name: f"/components/{name}/{name}" for name in COMPONENTS},
        "window": {"defaultTitle": "生活服务"},
    }
    return json.dumps(config, ensure_ascii=False, indent=2) + "\n"
