/** What the benchmarks hold us to (the reasons are in docs/decisions/benchmarks.md). */
export const budgets = {
  /** Requests per second of the accounts list, as a share of the floor's in the same run. */
  accountsListRatioMin: 0.6,
  /** 1 kB is 1,000 bytes, as it travels. */
  signInScriptKilobytesMax: 130,
  /** Opening, searching and scrolling the lists with 10,000 rows each. */
  longestTaskMsMax: 100,
  startNewSecondsMax: 5,
  startExistingSecondsMax: 1.5,
} as const;
