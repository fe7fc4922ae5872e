// Compiled twice, with either default isolation: the other folder holds a link to this file.
#if canImport(UIKit) && canImport(StoreKit) && !os(tvOS) && !os(watchOS)
  import AppLaunchItems
  import StoreKit
  import UIKit

  /// The sample in the documentation of `ReviewPrompt`.
  struct StorePrompt: ReviewPrompt {
    let scene: UIWindowScene
    func requestReview() { AppStore.requestReview(in: scene) }
  }
#endif
