import type { ChurchBase, Week } from './church-base.ts';

/** Gifts in envelopes and by mail, typed in together; pending until the batch is committed. */
export type Batch = {
  number: number;
  description: string;
  receivedAt: number;
  createdAt: number;
  /** Null while it is in progress. */
  committedAt: number | null;
};

/** Days from Sunday until the checks of its week's mail are committed: on Tuesday, in every sixth week only a week later. */
const mailDays = { usual: 9, late: 16, lateEvery: 6, firstLate: 3 };

/**
 * A week's two batches: Sunday's offering, committed on Monday, and the checks that came in the mail by
 * Thursday, committed once the bank has cleared them.
 */
export function batchesOf(base: ChurchBase, week: Week): { offering: Batch; mail: Batch } {
  const { zone } = base;
  const until = (moment: number) => (moment <= base.asOf ? moment : null);
  const receivedAt = zone.at(week.sunday, 765);
  const mailedAt = zone.at(week.sunday + 4, 780);
  const isLate = week.number % mailDays.lateEvery === mailDays.firstLate;
  return {
    offering: {
      number: week.number * 10 + 1,
      description: 'Sunday offering',
      receivedAt,
      createdAt: receivedAt,
      committedAt: until(zone.at(week.sunday + 1, 660)),
    },
    mail: {
      number: week.number * 10 + 2,
      description: 'Checks by mail',
      receivedAt: mailedAt,
      createdAt: mailedAt,
      committedAt: until(zone.at(week.sunday + (isLate ? mailDays.late : mailDays.usual), 600)),
    },
  };
}
