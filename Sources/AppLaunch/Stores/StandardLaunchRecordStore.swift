/// The store for an app that does not choose one, made with `StandardLaunchRecordStore(app:)`: a file,
/// but the user defaults on tvOS, which keeps no files for an app (R44).
#if os(tvOS)
  public typealias StandardLaunchRecordStore = UserDefaultsLaunchRecordStore
#else
  public typealias StandardLaunchRecordStore = FileLaunchRecordStore
#endif
