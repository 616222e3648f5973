/** Grace Hill Church of database/seed/demo.sql, and Grace Okafor, who answers its cards. */
export const demoChurch = {
  accountId: '5eed0000-0000-4000-8000-0000000000a1',
  personId: '5eed0000-0000-4000-8000-000000000002',
  /** The seats at Sunday Morning, which no provider knows. */
  seats: { 701: 120 },
  /** Since when it is connected, as the seed has it: from then on we can follow its groups. */
  connectedOn: '2025-09-15',
} as const;
