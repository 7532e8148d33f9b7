@objc(Expanded) class Expanded: NSObject, GRVSplashViewDelegate {
  #members("a")
  
}
