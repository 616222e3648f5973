import type { PoolClient } from 'pg';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { choicesColumns, type KeptChoices, nothingKnown } from '../../church/choices.ts';

type Suggestion = Pick<KeptChoices, 'available' | 'suggested' | 'suggestedBy' | 'reasons'>;

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
    `select ${choicesColumns} from analytics.measure_choices where account_id = $1 for update`,
    [accountId],
  );
  const kept = rows[0] ?? nothingKnown;
  const changed = await withKnownZone(client, change(kept), kept.suggested.timeZone);
  const { available, suggested, suggestedBy, reasons } = changed;
  await client.query(
    `update analytics.measure_choices set available = $2, suggested = $3, suggested_by = $5, reasons = $4,
       version = version + case when chosen is null and suggested <> $3 then 1 else 0 end
     where account_id = $1`,
    [accountId, ...[available, suggested, reasons, suggestedBy].map((one) => JSON.stringify(one))],
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
    `select ${choicesColumns} from analytics.measure_choices where account_id = $1 for update`,
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
