import { shared } from '../../shared';

Page({
  ...shared,
  data: {},
});
