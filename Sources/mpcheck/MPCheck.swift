import ArgumentParser
@main struct MPCheck: ParsableCommand { func run() {} }
