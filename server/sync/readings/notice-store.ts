import type { PoolClient } from 'pg';
import type { NoticeKind } from '#contract/functions/notices.ts';
import type { ConnectionKey } from '../../integrations/provider.ts';
import type { Span } from './reading-store.ts';

/** A notice to store; `storedNotice` says what its parts mean. Never a provider's text. */
export type NewNotice = {
  kind: NoticeKind;
  what: string;
  day?: string;
  number?: number;
  outOf?: number;
};

/** What was read: the notices that an earlier reading of the same left are taken back. */
type Scope = {
  /** Who says it: a kind of reading, or a part of the sync. */
  source: string;
  /** The days that were read; without it, everything of the source. */
  span?: Span;
};

/**
 * Replaces the notices of what was just read. One that stays keeps since when there is one. Within a span,
 * a notice without a day is of the span's first day, so that reading that day again takes it back.
 */
export async function keepNotices(
  client: PoolClient,
  { accountId, type }: ConnectionKey,
  { source, span }: Scope,
  notices: readonly NewNotice[],
): Promise<void> {
  const given = notices.map((one) => ({ day: span?.from, ...one }));
  await client.query(
    `with given as materialized (
       select distinct on (kind, what, day) kind, what, day, number, "outOf"
       from jsonb_to_recordset($6) as given (kind text, what text, day date, number numeric, "outOf" numeric)
     ), gone as (
       delete from private.sync_notices as kept
       where account_id = $1 and integration_type = $2 and source = $3
         and ($4::date is null or day between $4 and $5)
         and not exists (select from given where given.kind = kept.kind and given.what = kept.what
           and given.day is not distinct from kept.day)
     )
     insert into private.sync_notices
       (account_id, integration_type, source, kind, what, day, number, out_of)
     select $1, $2, $3, kind, what, day, number, "outOf" from given
     on conflict (account_id, integration_type, source, kind, what, day) do update set
       number = excluded.number, out_of = excluded.out_of`,
    [accountId, type, source, span?.from, span?.to, JSON.stringify(given)],
  );
}
