import type { Pool, PoolClient } from 'pg';
import type { IdsByList } from '#analytics/choices/choice-lists.ts';
import type { ByHand } from '#contract/by-hand.ts';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { usualPlace } from '#contract/usual-place.ts';

/** A row of `analytics.measure_choices`: what a church can count, and what it counts. */
export type KeptChoices = {
  available: MeasureAvailable;
  suggested: MeasureChoices;
  /** What the suggestion of each product was made from (`suggestionBases`). */
  suggestedBy: Readonly<Record<string, string>>;
  /** A sentence per key of the choices. */
  reasons: Record<string, string>;
  /** Null until somebody has chosen. */
  chosen: MeasureChoices | null;
  /** ISO 4217; null while no gift has been read. */
  currency: string | null;
  /** The ids that somebody has chosen from; null until then. */
  chosenFrom: IdsByList | null;
  /** What is counted by hand; null while nothing is. */
  byHand?: ByHand | null;
};

/** The choices of an account before anything is known about it. */
export const nothingKnown: KeptChoices = {
  available: {
    events: [],
    locations: [],
    serviceTypes: [],
    groupTypes: [],
    funds: [],
    forms: [],
    workflows: [],
    brandTerms: [],
    refused: {},
  },
  suggested: {
    ...usualPlace,
    attendance: [],
    kids: null,
    firstTimeGuests: null,
    serving: null,
    groups: null,
    giving: null,
    seats: null,
    brandTerms: [],
  },
  suggestedBy: {},
  reasons: {},
  chosen: null,
  currency: null,
  chosenFrom: null,
};

/** The columns of a `KeptChoices`. */
export const choicesColumns =
  'available, suggested, suggested_by as "suggestedBy", reasons, chosen, currency, chosen_from as "chosenFrom", by_hand as "byHand"';

/** @returns null while nothing is known about the account */
export async function readChoices(
  db: Pool | PoolClient,
  accountId: string,
): Promise<KeptChoices | null> {
  const { rows } = await db.query<KeptChoices>(
    `select ${choicesColumns} from analytics.measure_choices where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** The effective choices: those that somebody made, else the suggested ones; with what is counted by hand. */
export function choicesInEffect(kept: KeptChoices | null): MeasureChoices {
  const { chosen, suggested, byHand } = kept ?? nothingKnown;
  return byHand ? withHand(chosen ?? suggested, byHand) : (chosen ?? suggested);
}

/**
 * The choices with what is counted by hand. A time of the provider's that somebody chose to count by hand
 * counts there no more, and its service counts like one that is none of the provider's.
 */
export function withHand(choices: MeasureChoices, byHand: ByHand): MeasureChoices {
  const among = new Set(choices.hand?.services);
  const alone = byHand.services.filter(({ id, eventTime }) => among.has(id) && eventTime !== null);
  const timesOf = (eventId: string) =>
    alone.flatMap((one) => (one.eventId === eventId && one.eventTime ? one.eventTime : []));
  return {
    ...choices,
    attendance: choices.attendance.map((event) => {
      const times = timesOf(event.eventId);
      return times.length === 0 ? event : leavingOut(event, times);
    }),
    byHand: {
      ...byHand,
      services: byHand.services.map((service) =>
        alone.includes(service) ? { ...service, eventId: null, eventTime: null } : service,
      ),
    },
  };
}

/** An event without some of its times, from its beginning on. */
function leavingOut(event: EventChoice, times: readonly string[]): EventChoice {
  const from = Object.entries(event.leftOutFrom ?? {}).filter(([time]) => !times.includes(time));
  return {
    ...event,
    leftOutTimes: [...new Set([...(event.leftOutTimes ?? []), ...times])],
    ...(event.leftOutFrom && { leftOutFrom: Object.fromEntries(from) }),
  };
}

type EventChoice = MeasureChoices['attendance'][number];
