import Testing
@testable import AppLaunch
@Test func a() {}
