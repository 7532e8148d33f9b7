"""The script and the configuration of a page: the data fields it shows, and the handlers it names."""

import json

# What handlers do; NAME, FIELD and LINK are filled in.
BODIES = [
    """    const { dataset } = event.currentTarget;
    if (!dataset || dataset.id === undefined) {
      return;
    }
    this.setData({ FIELD: dataset.id });
""",
    """    const value = event.detail && event.detail.value;
    this.setData({ [`form.${event.target.dataset.field}`]: value, FIELD: value }, () => {
      this.validate();
    });
""",
    """    my.navigateTo({ url: `/LINK?from=${encodeURIComponent('NAME')}` });
""",
    """    if (this.data.submitting && this.data.loading) return;
    this.setData({ submitting: true });
    request({ url: '/api/NAME', method: 'POST', data: { ...this.data.form } })
      .then((result) => {
        this.setData({ FIELD: result.data });
        my.showToast({ type: 'success', content: '操作成功' });
      })
      .catch((error) => my.showToast({ type: 'fail', content: error.message || '网络不给力' }))
      .finally(() => this.setData({ submitting: false }));
""",
    """    // 上报点击，失败不影响页面
    const index = Number(event.currentTarget.dataset.index) || 0;
    my.reportAnalytics('NAME', { index, ratio: (index + 1) / 10 });
    this.setData({ FIELD: index });
""",
    """    my.confirm({
      title: '温馨提示',
      content: '确认要继续吗？',
      success: ({ confirm }) => {
        if (confirm) this.load(true);
      },
    });
""",
]

HEAD = """import {{ request }} from '/utils/request';
import {{ formatMoney, isPhone }} from '/utils/format';

const app = getApp();
const PAGE_SIZE = 20;

/**
 * {title}
 */
Page({{
  data: {{
{data}
  }},

  onLoad(query) {{
    this.id = query.id;
    this.load(true);
  }},

  onPullDownRefresh() {{
    this.load(true).then(() => my.stopPullDownRefresh());
  }},

  async load(reset) {{
    const pageIndex = reset ? 1 : this.data.pageIndex + 1;
    this.setData({{ loading: true }});
    try {{
      const {{ data }} = await request({{ url: `/api/{name}/${{this.id}}`, data: {{ pageIndex, pageSize: PAGE_SIZE }} }});
      this.setData({{ ...data, pageIndex, loading: false }});
    }} catch (error) {{
      this.setData({{ failed: true, loading: false }});
    }}
  }},

  validate() {{
    const {{ phone = '', amount = 0 }} = this.data.form || {{}};
    const canSubmit = isPhone(phone) && /^\\d+(\\.\\d{{1,2}})?$/.test(String(amount)) && amount < app.globalData.limit;
    this.setData({{ canSubmit, width: formatMoney(amount).length * 12 }});
  }},
"""

NATIVE = """
  onReady() {{
    this.native = my.createMpaasCustomComponentContext('{id}');
    this.native.postMessage({{ actionType: 'start', data: {{ zoom: this.data.zoom }} }});
  }},
"""


def page_script(page):
    page.field("loading", "false")
    page.field("pageIndex", "1")
    data = "\n".join(f"    {name}: {value}," for name, value in page.data.items())
    parts = [HEAD.format(title=page.thing[2], data=data, name=page.thing[0])]
    if page.native_ids:
        parts.append(NATIVE.format(id=page.native_ids[0]))
    fields = list(page.data)
    link = page.links[0] if page.links else ""
    for number, (name, kind) in enumerate(page.handlers.items()):
        body = BODIES[kind].replace("NAME", name).replace("FIELD", fields[number % len(fields)]).replace("LINK", link)
        parts.append(f"\n  {name}(event) {{\n{body}  }},\n")
    parts.append("});\n")
    return "".join(parts)


def page_config(page):
    config = {"defaultTitle": page.thing[2], "pullRefresh": True, "allowsBounceVertical": "NO"}
    return json.dumps(config, ensure_ascii=False, indent=2) + "\n"
