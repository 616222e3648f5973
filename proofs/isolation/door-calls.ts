import type pg from 'pg';
import type { State } from '#proofs/isolation/oracle/database-state.ts';
import { invitationHash, invitationRow } from '#proofs/isolation/oracle/planted-invitations.ts';
import { type PersonName, personNames, userId } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId } from '#proofs/isolation/oracle/planted-secrets.ts';
import type { Row } from '#proofs/isolation/oracle/specified-rights.ts';
import { mayInvite } from './invitations-of-leavers.ts';

const past = '2019-01-01T00:00:00Z';

/** How a link can be over. */
const recoveryStates: Readonly<Record<string, Row>> = {
  open: {},
  used: { used_at: past },
  expired: { expires_at: past },
};
const invitationStates: Readonly<Record<string, Row>> = {
  open: {},
  ended: { ended_at: past },
  accepted: { accepted_at: past },
  expired: { expires_at: past },
};
const churches = ['own', 'other', 'third'];

/** Uses everybody's link for a new password, open and over: each open one is its person's, once. */
export async function useRecoveries(client: pg.PoolClient, baseline: State): Promise<string[]> {
  const problems: string[] = [];
  const links = baseline.get('private.recoveries') ?? [];
  const cases = Object.keys(recoveryStates).flatMap((state) =>
    links.map((link) => ({ state, link })),
  );
  for (const { state, link } of cases) {
    await client.query('savepoint before');
    await client.query('delete from private.recoveries where id = $1', [link.id]);
    await client.query(
      'insert into private.recoveries select * from jsonb_populate_record(null::private.recoveries, $1)',
      [JSON.stringify({ ...link, ...recoveryStates[state] })],
    );
    await client.query('set local role steeple_auth');
    const seen = [await openWith(client, link), await openWith(client, link)].join();
    const due = state === 'open' ? `${link.user_id},` : ',';
    if (seen !== due) {
      problems.push(`use_recovery, ${state}: opened sessions of ${seen} in place of ${due}`);
    }
    await client.query('rollback to savepoint before');
  }
  return problems;
}

/** Whose session a link opens. */
async function openWith(client: pg.PoolClient, { token_hash }: Row): Promise<string> {
  const { rows } = await client.query(
    'select user_id from private.use_recovery(array[$1], null, true)',
    [token_hash],
  );
  return rows.map(({ user_id }) => user_id).join('+');
}

/** Accepts invitations of everybody to every church, open and over. */
export async function acceptInvitations(client: pg.PoolClient, baseline: State): Promise<string[]> {
  const problems: string[] = [];
  const cases = personNames.flatMap((name) =>
    churches.flatMap((church) =>
      Object.keys(invitationStates).map((state) => ({ name, church, state })),
    ),
  );
  for (const { name, church, state } of cases) {
    const label = `${name} ${church} ${state}`;
    await client.query('savepoint before');
    const row = { ...invitationRow(label, church, userId(name)), ...invitationStates[state] };
    await client.query(
      'insert into private.invitations select * from jsonb_populate_record(null::private.invitations, $1)',
      [JSON.stringify(row)],
    );
    await client.query('set local role steeple_auth');
    const accept = 'select user_id from private.accept_invitation(array[$1], null)';
    const { rows } = await client.query(accept, [invitationHash(label)]);
    const { rowCount: again } = await client.query(accept, [invitationHash(label)]);
    await client.query('reset role');
    const { rows: made } = await client.query(
      'select role, account_id from public.profiles where user_id = $1',
      [rows[0]?.user_id],
    );
    const isDue = state === 'open' && mayInvite(profileOf(baseline, name), row);
    const due = isDue ? `account_admin ${accountId(church)}` : '';
    const seen = made.map((profile) => `${profile.role} ${profile.account_id}`).join();
    if (seen !== due || again !== 0) {
      problems.push(`accept_invitation of ${label} made "${seen}", then ${again} more`);
    }
    await client.query('rollback to savepoint before');
  }
  return problems;
}

function profileOf(baseline: State, name: PersonName): Row | null {
  const profiles = baseline.get('public.profiles') ?? [];
  return profiles.find(({ user_id }) => user_id === userId(name)) ?? null;
}
