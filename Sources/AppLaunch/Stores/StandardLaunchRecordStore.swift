#if os(tvOS)
  /// The store for an app that does not choose one, made with `StandardLaunchRecordStore(app:)`: the user
  /// defaults, since tvOS keeps no files for an app (R44).
  public typealias StandardLaunchRecordStore = UserDefaultsLaunchRecordStore
#else
  /// The store for an app that does not choose one, made with `StandardLaunchRecordStore(app:)`: a file,
  /// but the user defaults on tvOS, which keeps no files for an app (R44).
  public typealias StandardLaunchRecordStore = FileLaunchRecordStore
#endif
