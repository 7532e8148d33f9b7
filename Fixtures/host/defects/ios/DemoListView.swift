class DemoListView: NBComponent {
  let list = UITableView()

  override init!(config: [AnyHashable: Any]!, messageDelegate: NBComponentMessageDelegate!) {
    super.init(config: config, messageDelegate: messageDelegate)
  }

  override func contentView() -> UIView! { list }
}
