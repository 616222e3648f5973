import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { type PeopleNoun, peopleNouns } from '#contract/messages/people-over-time.ts';
import type { ChurchPeopleRows, StoredQuarter } from './people-rows.ts';

/** What the sentences are about, as it is told beside them. */
export type Told = Pick<ChurchPeople, 'quarters' | 'parts' | 'serving' | 'flow'> & {
  quarter: string | null;
  /** The quarter that somebody asked to end with; undefined for the newest. */
  asked?: string | undefined;
  tellsVerdicts: boolean;
};

/** The noun for what is counted. */
export function nounOf({
  basis,
  checkIn,
}: Pick<ChurchPeopleRows, 'basis' | 'checkIn'>): PeopleNoun {
  if (basis?.unit === 'people') {
    return 'people';
  }
  return checkIn === 'children' ? 'families' : 'households';
}

/** The noun for several of what is counted. */
export function manyOf(rows: ChurchPeopleRows): string {
  return peopleNouns[nounOf(rows)](2);
}

/** The newest row of a measure in a state, not after a quarter. */
export function newest(
  { quarters }: ChurchPeopleRows,
  upTo: string | null,
  measure: StoredQuarter['measure'],
  state: StoredQuarter['state'] = 'complete',
): StoredQuarter | null {
  const rows = quarters.filter(
    (row) => row.measure === measure && (upTo === null || row.quarter <= upTo),
  );
  const known = rows.filter((row) => row.state === 'complete' || row.state === 'suppressed');
  const last = known.at(-1);
  return last?.state === state ? last : null;
}
