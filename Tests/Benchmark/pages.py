"""Pages that look like hand-written ones: the elements, attributes, mustaches and Chinese per KB of published programs."""

import random

from markup import Comment, Element

# Plural (a data field), singular (its loop variable), what it is called on screen.
THINGS = [
    ("orders", "order", "订单"), ("coupons", "coupon", "优惠券"), ("goods", "product", "商品"), ("shops", "shop", "门店"),
    ("messages", "message", "消息"), ("members", "member", "会员"), ("bills", "bill", "账单"), ("cards", "card", "银行卡"),
    ("routes", "route", "路线"), ("devices", "device", "设备"), ("tickets", "ticket", "工单"), ("records", "record", "记录"),
    ("addresses", "address", "收货地址"), ("invoices", "invoice", "发票"), ("activities", "activity", "活动"), ("loans", "loan", "贷款"),
]
KINDS = ["list", "detail", "edit", "result", "search", "home", "pay", "history"]
WORDS = ["查看", "全部", "我的", "最近", "添加", "确认", "提交", "取消", "服务", "详情", "金额", "数量", "状态", "时间", "选择", "请输入",
         "暂无", "数据", "加载中", "成功", "失败", "重新", "申请", "领取", "立即", "使用", "规则", "说明", "本月", "累计", "待处理", "已完成"]
FIELDS = ["title", "name", "amount", "count", "status", "time", "remark", "phone", "level", "total"]
CLASSES = ["title", "content", "item", "row", "label", "value", "icon", "action", "desc", "wrap", "price", "tag", "header", "footer"]
COLOURS = ["#1677ff", "#f5222d", "#faad14", "#52c41a", "#333", "#999"]
NATIVE_TYPES = ["acme_map", "acme_chart", "acme-player", "acme_scanner"]
# What handlers of a kind read from the dataset of the element that calls them (`BODIES` in scripts.py).
DATASET_KEYS = {0: "id", 1: "field", 4: "index"}


class Page:
    """The markup of page number `index`, and what it asks of its script. The same seed and index give the same page."""

    def __init__(self, seed, index, links):
        self.draw = random.Random(f"{seed}/{index}").random
        self.thing = self.pick(THINGS)
        self.name = f"{self.thing[1]}-{self.pick(KINDS)}-{index}"
        self.links = links
        self.data = {}
        self.handlers = {}
        self.native_ids = []
        self.loops = 0
        self.nodes = self._body()
        self._set_dataset(self.nodes)

    def pick(self, choices):
        return choices[int(self.draw() * len(choices))]

    def chance(self, probability):
        return self.draw() < probability

    def number(self, low, high):
        return low + int(self.draw() * (high - low + 1))

    def text(self, low=1, high=3):
        return "".join(self.pick(WORDS) for _ in range(self.number(low, high)))

    def field(self, name, value="''"):
        """Names a data field, which the script then declares."""
        self.data.setdefault(name, value)
        return name

    def handler(self, name):
        """Names an event handler, which the script then defines."""
        self.handlers.setdefault(name, self.number(0, 5))
        return name

    def css(self):
        name = f"{self.thing[1]}-{self.pick(CLASSES)}"
        if self.chance(0.15):
            flag = self.field(f"is{self.pick(['Active', 'Open', 'Vip', 'Ready'])}", "false")
            return f"{name} {{{{{flag} ? '{name}-on' : ''}}}}"
        return name

    def element(self, name, attributes=(), children=()):
        return Element(name, attributes, children, broken=len(attributes) > 2 and self.chance(0.5))

    def view(self, *children, extra=()):
        attributes = [*extra, ("class", self.css())]
        if self.chance(0.12):
            attributes.append(("style", self.style()))
        if not extra and self.chance(0.25):
            attributes += [("hover-class", f"{self.thing[1]}-hover"), ("data-type", self.pick(FIELDS)), ("onTap", self.handler("onViewTap"))]
        return self.element("view", attributes, children)

    def style(self):
        colour = self.pick(COLOURS)
        if self.chance(0.2):
            return f"{{{{ color: '{colour}', marginTop: {self.number(2, 20)} }}}}"
        if self.chance(0.5):
            return f"color: {colour}; margin-top: {self.number(2, 40)}rpx;"
        return f"width: {{{{{self.field('width', '320')}}}}}px; background: {colour};"

    def label(self, content):
        attributes = [("class", self.css())] if self.chance(0.6) else []
        if self.chance(0.2):
            attributes.append(("style", self.style()))
        label = self.element("text", attributes, [content])
        label.broken = self.chance(0.3)
        return label

    def _body(self):
        sections = [self._header]
        middle = [self._list, self._form, self._figures, self._state, self._tabs, self._banner, self._details, self._template]
        for _ in range(self.number(2, 3)):
            sections.append(self.pick(middle))
        for _ in range(self.number(0, 2)):
            sections.insert(self.number(1, len(sections)), self._native)
        sections.append(self._footer)
        self.imports = []
        nodes = []
        for section in sections:
            if self.chance(0.55):
                nodes.append(Comment(self.text(2, 4)))
            nodes.append(section())
        if self.chance(0.7):
            nodes = [Element("view", [("class", "page")], [Element("view", [("class", "page-body")], nodes)])]
        return self.imports + nodes

    def _set_dataset(self, nodes):
        """Gives each element that calls a handler what this reads of it."""
        for element in (node for node in nodes if isinstance(node, Element)):
            attributes = element.attributes
            keys = [DATASET_KEYS.get(self.handlers.get(value)) for name, value in attributes if name.startswith(("on", "catch"))]
            known = {name for name, _ in attributes}
            attributes += [(f"data-{key}", self.pick(FIELDS)) for key in dict.fromkeys(keys) if key and f"data-{key}" not in known]
            self._set_dataset(element.children)

    def _import(self, element):
        if all(element.attributes != other.attributes for other in self.imports):
            self.imports.append(element)

    def _money(self, expression):
        if not self.chance(0.3):
            return f"¥{{{{{expression}}}}}"
        self._import(Element("import-sjs", [("name", "format"), ("from", "/utils/format.sjs")]))
        return f"{{{{format.money({expression})}}}}"

    def _header(self):
        title = self.field("title", f"'{self.text()}'")
        extra = [("hidden", None)] if self.chance(0.05) else []
        return self.view(
            self.label(f"{{{{{title}}}}}"),
            self.label(f"{self.thing[2]}{self.text()}：{{{{{self.field('total', '0')} > 0 ? total + '条' : '{self.text()}'}}}}"),
            self.element("image", [
                ("class", self.css()), ("src", f"{{{{{self.field('cover')}}}}}"), ("mode", "aspectFill"), ("lazy-load", None),
                ("onTap", self.handler("onCoverTap")),
            ]),
            extra=extra)

    def _list(self):
        plural, _, _ = self.pick(THINGS)
        self.loops += 1
        item, index = f"{plural[:-1]}{self.loops}", f"index{self.loops}"
        self.field(plural, "[]")
        rows = [
            self.element("image", [("src", f"{{{{{item}.icon}}}}"), ("class", self.css()), ("onError", self.handler("onImageError"))]),
            self.view(
                self.label(f"{{{{{item}.{self.pick(FIELDS)} || '{self.text(1, 2)}'}}}}"),
                self.label(self._money(f"{item}.{self.pick(FIELDS)}"))),
        ]
        rows += self._chain(item)
        if self.chance(0.5):
            rows.append(self._inner_loop(item))
        rows.append(self._button("onItemAction", [("data-index", f"{{{{{index}}}}}")]))
        row = self.element("view", [
            ("a:for", f"{{{{{plural}}}}}"), ("a:for-item", item), ("a:for-index", index), ("a:key", "id"), ("class", self.css()),
            ("data-id", f"{{{{{item}.id}}}}"), ("onTap", self.handler(f"on{plural.capitalize()}Tap")),
        ], rows)
        return self.view(self.label(f"{self.text()}"), row, extra=[("a:if", f"{{{{{plural}.length > 0 && !{self.field('loading', 'false')}}}}}")])

    def _chain(self, item):
        first, second = self.number(0, 3), self.number(4, 9)
        return [
            self.view(self.label(self.text()), extra=[("a:if", f"{{{{{item}.status === {first} && {item}.count < {self.number(2, 99)}}}}}")]),
            self.view(self.label(self.text()), extra=[("a:elif", f"{{{{{item}.status === {second}}}}}")]),
            self.view(self.label(f"{{{{{item}.statusText}}}}"), extra=[("a:else", None)]),
        ]

    def _inner_loop(self, item):
        name = f"tag{self.loops}"
        return self.element("block", [("a:for", f"{{{{{item}.tags}}}}"), ("a:for-item", name), ("a:key", "*this")], [
            self.element("text", [("class", self.css()), ("style", self.style())], [f"{{{{{name}}}}}"]),
        ])

    def _button(self, handler, extra=()):
        attributes = [("size", "mini"), ("type", self.pick(["primary", "default"])), ("class", self.css()), *extra]
        if self.chance(0.3):
            attributes.append(("disabled", f"{{{{!{self.field('canSubmit', 'true')} || {self.field('submitting', 'false')}}}}}"))
        if self.chance(0.1):
            attributes.append(("loading", None))
        attributes.append((self.pick(["onTap", "catchTap"]), self.handler(handler)))
        return self.element("button", attributes, [self.text(1, 2)])

    def _form(self):
        rows = []
        names = list(FIELDS)
        for _ in range(self.number(2, 4)):
            field = self.pick(names)
            names.remove(field)
            control = [
                ("name", field), ("value", f"{{{{{self.field('form', '{}')}.{field}}}}}"), ("placeholder", f"请输入{self.text(1, 2)}"),
                ("maxlength", f"{{{{{self.number(8, 64)}}}}}"), ("data-field", field), ("onInput", self.handler("onFieldInput")),
            ]
            if self.chance(0.2):
                control.append(("password", None))
            if self.chance(0.4):
                control.append(("onBlur", self.handler("onFieldBlur")))
            rows.append(self.view(self.label(self.text(1, 2)), self.element("input", control)))
        rows.append(self.view(
            self.label(self.text(2, 4)),
            self.element("switch", [("checked", f"{{{{{self.field('agreed', 'false')}}}}}"), ("onChange", self.handler("onAgreeChange"))])))
        rows.append(self._button("onSubmitTap", [("form-type", "submit")]))
        return self.element("form", [("onSubmit", self.handler("onSubmit")), ("onReset", self.handler("onReset")), ("report-submit", None)], rows)

    def _figures(self):
        field = self.field("summary", "{ amount: 0, count: 0 }")
        cells = []
        for _ in range(self.number(2, 4)):
            name = self.pick(FIELDS)
            cells.append(self.view(
                self.label(self.text(1, 2)),
                self.label(f"{{{{{field}.{name} > {self.number(1, 9)} ? {field}.{name} : '--'}}}}"),
                extra=[("onTap", self.handler("onFigureTap")), ("data-type", name)]))
        return self.view(*cells)

    def _state(self):
        return self.view(
            self.view(self.label("加载中"), extra=[("a:if", f"{{{{{self.field('loading', 'false')} && {self.field('pageIndex', '1')} <= 1}}}}")]),
            self.element("empty-view", [
                ("a:elif", f"{{{{{self.field('failed', 'false')}}}}}"), ("text", f"{self.text()}，请{self.text(1, 2)}"),
                ("onRetry", self.handler("onRetry"))]),
            self.view(self.label(f"{self.text(2, 4)}，{self.text(2, 4)}。"), extra=[("a:else", None)]))

    def _tabs(self):
        tabs, current = self.field("tabs", "[]"), self.field("current", "0")
        self.loops += 1
        tab, index = f"tab{self.loops}", f"tabIndex{self.loops}"
        return self.element("scroll-view", [("scroll-x", None), ("class", self.css()), ("onScroll", self.handler("onTabScroll"))], [
            self.element("view", [
                ("a:for", f"{{{{{tabs}}}}}"), ("a:for-item", tab), ("a:for-index", index), ("a:key", "value"),
                ("class", f"tab {{{{{current} === {index} ? 'tab-active' : ''}}}}"), ("data-index", f"{{{{{index}}}}}"),
                ("onTap", self.handler("onTabTap")),
            ], [
                self.label(f"{{{{{tab}.text}}}}"),
                self.element("text", [("a:if", f"{{{{{tab}.badge && {tab}.badge < 100}}}}"), ("class", "badge")], [f"{{{{{tab}.badge}}}}"]),
            ])])

    def _banner(self):
        banners = self.field("banners", "[]")
        self.loops += 1
        item = f"banner{self.loops}"
        return self.element("swiper", [
            ("autoplay", "{{true}}"), ("circular", None), ("interval", "{{3000}}"), ("indicator-dots", f"{{{{{banners}.length > 1}}}}"),
            ("onChange", self.handler("onBannerChange")),
        ], [
            self.element("swiper-item", [("a:for", f"{{{{{banners}}}}}"), ("a:for-item", item), ("a:key", "id")], [
                self.element("image", [
                    ("src", f"{{{{{item}.url}}}}"), ("mode", "widthFix"), ("data-item", f"{{{{ id: {item}.id, url: {item}.link }}}}"),
                    ("onTap", self.handler("onBannerTap"))]),
            ])])

    def _details(self):
        detail = self.field("detail", "{}")
        rows = []
        for _ in range(self.number(3, 6)):
            name = self.pick(FIELDS)
            value = self._money(f"{detail}.{name}") if self.chance(0.3) else f"{{{{{detail}.{name}}}}}"
            rows.append(self.view(self.label(self.text(1, 2)), self.label(value)))
        rows.append(self.element("order-card", [
            ("title", f"{self.text()}"), ("order", f"{{{{{detail}}}}}"), ("count", f"{{{{{detail}.count * 2 + 1}}}}"),
            ("onCardTap", self.handler("onCardTap"))]))
        return self.view(*rows)

    def _template(self):
        self._import(Element("import", [("src", "/templates/price.axml")]))
        detail = self.field("detail", "{}")
        return self.view(
            self.element("template", [("is", "price"), ("data", f"{{{{...{detail}, unit: '{self.pick(['元', '件', '张'])}'}}}}")]),
            self.label(self.text(3, 6)))

    def _native(self):
        kind = self.pick(NATIVE_TYPES)
        native_id = f"{self.name}-view{len(self.native_ids)}"
        self.native_ids.append(native_id)
        attributes = [
            ("id", native_id), ("type", kind),
            ("style", f"{{{{ width: {self.number(100, 400)}, height: {self.number(100, 300)} }}}}"),
            ("color", self.pick(["#FFFF00FF", "#FF1677FF"])), ("zoom", f"{{{{{self.field('zoom', '12')}}}}}"),
            ("onReady", self.handler("onNativeReady")),
        ]
        if self.chance(0.5):
            attributes.append(("onSelectionChange", self.handler("onSelectionChange")))
        component = Element("mpaas-component", attributes, broken=self.chance(0.7))
        if self.chance(0.4):
            component.attributes.insert(0, ("a:if", f"{{{{{self.field('nativeVisible', 'false')}}}}}"))
        return self.view(component)

    def _footer(self):
        children = [self._button("onConfirm"), self._button("onCancel")]
        if self.links:
            children.append(self.element("navigator", [("url", f"/{self.pick(self.links)}"), ("class", self.css())], [self.text(1, 2)]))
        return self.view(*children)
