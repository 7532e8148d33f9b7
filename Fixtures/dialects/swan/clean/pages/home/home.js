Page({
  data: { rows: [], names: [], top: 0, ready: true },
  open() {},
})
