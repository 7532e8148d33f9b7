@AddMembers
@objc(Attribute) class Attribute: NSObject, GRVSplashViewDelegate {
  
  
}
