Page({
  data: {},
  move() {},
});
