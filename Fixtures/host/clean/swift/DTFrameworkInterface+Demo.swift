import UIKit

extension DTFrameworkInterface {
  open func application(
    _ application: UIApplication, beforeDidFinishLaunchingWithOptions options: [AnyHashable: Any]?
  ) {
    MPNebulaAdapterInterface.initNebula()
    ViewRegistry.registerAll()
  }
}

enum ViewRegistry {
  static func registerAll() {
    let service = PSDService.sharedInstance()
    service?.registerComponent(withName: ViewTypes.map, clsName: "DemoMapView")
    service?.registerComponent(withName: ViewTypes.chart, clsName: NSStringFromClass(DemoChartView.self))
    service?.registerComponent(withName: ViewTypes.player, clsName: "Demo.DemoPlayerView")
  }
}
