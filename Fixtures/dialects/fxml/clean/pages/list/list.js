Page({
  data: { names: [] },
  more() {},
})
