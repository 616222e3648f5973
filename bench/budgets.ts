/** The budgets of the benchmarks (docs/decisions/benchmarks.md has the reasons). */
export const budgets = {
  /** Requests per second of a call, as a fraction of its floor in the same run. */
  readShareMin: 0.7,
  writeShareMin: 0.65,
  /** Requests per second of two processes, as a multiple of one's; with 4 cores or more. */
  twoProcessesMin: 1.5,
  /** Memory at the end of a long run, as a multiple of that after two fifths. */
  memoryGrowthMax: 1.1,
  /** All of the sign-in page; 1 kB is 1,000 bytes, compressed. */
  signInKilobytesMax: 115,
  /** Its largest paint and blocking, as a fraction of those before the analytics. */
  signInOlderShareMax: 0.8,
  /** From an empty browser, for either role; and on a slow 3G. */
  firstDataRequestsMax: 30,
  firstNumbersSecondsMax: 6,
  /** Opening, searching and scrolling the lists with 10,000 rows each. */
  longestTaskMsMax: 100,
  /** Others' 95th percentile while one person sends the costliest queries, against idle. */
  fairnessSlowdownMax: 2,
  /** The same while one person calls a named function with eight connections, whichever it is. */
  functionSlowdownMax: 1.5,
  /** The forecast on the Ohio church, against the mean of four weeks (docs/promises.md). */
  forecastRelativeMaeMax: 0.68,
  forecastIntervalScore80Max: 0.73,
  forecastIntervalScore95Max: 0.77,
  /** One fit of about five years, with the forecasts of all past weeks. */
  forecastFitMsMax: 10,
  forecastAllOriginsMsMax: 100,
  /** The dashboard of a church of five years: 95th percentile, and against reading its rows. */
  churchPulseMsMax: 50,
  churchPulseFloorsMax: 3,
  /** With as many notes as are taken, against without. */
  churchPulseNotesMax: 3,
  /**
   * Its page: kB of 1,000 compressed bytes beyond the shell, in one file, so with what it shares with
   * other screens; and drawn on a processor four times slower.
   */
  dashboardScriptKilobytesMax: 40,
  dashboardDrawnMsMax: 100,
  /**
   * The nightly round of 5,000 churches on two cores, the server's memory in it, and people's p95
   * against idle.
   */
  nightMinutesMax: 20,
  nightMegabytesMax: 1_200,
  nightSlowdownMax: 1.5,
  /** The Monday letters of 5,000 churches on two cores, and people's p95 against idle. */
  lettersMinutesMax: 15,
  lettersSlowdownMax: 1.5,
  /** 500 live lists on one process: its memory, people's p95 against idle, and until a change reaches all. */
  streamsMegabytesMax: 100,
  streamsSlowdownMax: 1.5,
  changeReachesAllMsMax: 1_000,
  /** The first page of all connections of 5,000 accounts. */
  connectionsHealthMsMax: 300,
  /** Backup and restore of a million rows, against PostgreSQL’s COPY into a table with its keys. */
  backupFloorsMax: 3,
  restoreFloorsMax: 1.5,
  /** Requests of a sync, relative to the expected volume. */
  syncRequestsMax: 1.15,
  startNewSecondsMax: 5,
  startExistingSecondsMax: 1.5,
} as const;
