Page({
  data: { d: {}, kind: 'app_list' },
  format() {},
});
