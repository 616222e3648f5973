import type { Pool, PoolClient } from 'pg';
import type { MeasureAvailable, MeasureChoices } from '#contract/functions/measures.ts';
import { usualPlace } from '#contract/usual-place.ts';

/** A row of `analytics.measure_choices`: what a church can count, and what it counts. */
export type KeptChoices = {
  available: MeasureAvailable;
  suggested: MeasureChoices;
  /** A sentence per key of the choices. */
  reasons: Record<string, string>;
  /** Null until somebody has chosen. */
  chosen: MeasureChoices | null;
  /** ISO 4217; null while no gift has been read. */
  currency: string | null;
  /** The ids that somebody has chosen among; null until then. */
  chosenAmong: string[] | null;
};

type Suggestion = Pick<KeptChoices, 'available' | 'suggested' | 'reasons'>;

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
  reasons: {},
  chosen: null,
  currency: null,
  chosenAmong: null,
};

const columns = 'available, suggested, reasons, chosen, currency, chosen_among as "chosenAmong"';

/** @returns null while nothing is known about the account */
export async function readChoices(
  db: Pool | PoolClient,
  accountId: string,
): Promise<KeptChoices | null> {
  const { rows } = await db.query<KeptChoices>(
    `select ${columns} from analytics.measure_choices where account_id = $1`,
    [accountId],
  );
  return rows[0] ?? null;
}

/** The effective choices: those that somebody made, else the suggested ones. */
export function choicesInEffect(kept: KeptChoices | null): MeasureChoices {
  const { chosen, suggested } = kept ?? nothingKnown;
  return chosen ?? suggested;
}

/** Updates catalogue and suggestions; what somebody has chosen stays. Returns the change. */
export async function changeSuggestion<Changed extends Suggestion>(
  client: PoolClient,
  accountId: string,
  change: (kept: KeptChoices) => Changed,
): Promise<Changed> {
  await client.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons)
     values ($1, $2, $3, $4) on conflict (account_id) do nothing`,
    [
      accountId,
      JSON.stringify(nothingKnown.available),
      JSON.stringify(nothingKnown.suggested),
      JSON.stringify(nothingKnown.reasons),
    ],
  );
  // Locked, because both providers' readers write here.
  const { rows } = await client.query<KeptChoices>(
    `select ${columns} from analytics.measure_choices where account_id = $1 for update`,
    [accountId],
  );
  const kept = rows[0] ?? nothingKnown;
  const changed = await withKnownZone(client, change(kept), kept.suggested.timeZone);
  const { available, suggested, reasons } = changed;
  await client.query(
    `update analytics.measure_choices set available = $2, suggested = $3, reasons = $4,
       version = version + case when chosen is null and suggested <> $3 then 1 else 0 end
     where account_id = $1`,
    [accountId, JSON.stringify(available), JSON.stringify(suggested), JSON.stringify(reasons)],
  );
  return changed;
}

/** A provider's time zone counts only if PostgreSQL computes in it too. */
async function withKnownZone<Change extends Suggestion>(
  client: PoolClient,
  changed: Change,
  before: string,
): Promise<Change> {
  const { suggested } = changed;
  if (suggested.timeZone === before) {
    return changed;
  }
  const { rowCount } = await client.query(
    'select from pg_catalog.pg_timezone_names where lower(name) = lower($1)',
    [suggested.timeZone],
  );
  return rowCount ? changed : { ...changed, suggested: { ...suggested, timeZone: before } };
}

/** Drops chosen ids that turn out not to exist, with a sentence for each key that lost one. */
export async function changeChosen(
  client: PoolClient,
  accountId: string,
  change: (kept: KeptChoices) => { chosen: MeasureChoices; reasons: Record<string, string> } | null,
): Promise<void> {
  const { rows } = await client.query<KeptChoices>(
    `select ${columns} from analytics.measure_choices where account_id = $1 for update`,
    [accountId],
  );
  const changed = rows[0] && change(rows[0]);
  if (changed) {
    await client.query(
      `update analytics.measure_choices set chosen = $2, reasons = reasons || $3, version = version + 1
       where account_id = $1`,
      [accountId, JSON.stringify(changed.chosen), JSON.stringify(changed.reasons)],
    );
  }
}
