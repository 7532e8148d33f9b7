Page({})
