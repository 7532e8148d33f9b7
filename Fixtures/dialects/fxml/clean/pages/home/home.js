const behavior = require('../../utils/behavior')

Page({
  data: { rows: [], ready: false, stars: 3, extra: {}, title: '' },
  behaviors: [behavior],
  open() {
    ft.reLaunch({ url: '../list/list?id=1' })
  },
})
