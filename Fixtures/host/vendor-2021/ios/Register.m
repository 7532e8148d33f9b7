- (void)application:(UIApplication *)application beforeDidFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
[[PSDService sharedInstance] registerComponentWithName:@"componentName" clsName:@"className"];
}
