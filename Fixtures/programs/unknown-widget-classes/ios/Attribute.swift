@AddMembers
@objc(Attribute) class Attribute: NSObject, CWIWidget {
  
  
}
