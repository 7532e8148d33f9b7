@objc(Expanded) class Expanded: NSObject, CWIWidget {
  #members("a")
  
}
