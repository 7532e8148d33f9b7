require "json"

package = JSON.parse(File.read(File.join(__dir__, "package.json")))

Pod::Spec.new do |s|
  s.name = "AcmeMixer"
  s.version = package["version"]
  s.source_files = "ios/**/*.{h,m,mm,swift}"
  s.swift_version = "5.0"
  s.pod_target_xcconfig = { "SWIFT_OBJC_INTERFACE_HEADER_NAME" => "AcmeMixer-Swift.h" }
  s.dependency "React-Core"
end
