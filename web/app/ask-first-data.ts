import { ownAccountColumns, profileColumns } from '#web/features/viewer/api/viewer-columns.ts';
import { askAhead } from '#web/lib/api/asked-ahead.ts';
import { publishableKey } from '#web/lib/publishable-key.ts';
import type { SessionKeeper } from '#web/lib/session/session-keeper.ts';

/**
 * Asks, as soon as somebody has signed in, for who that is and for their church's dashboard, which most
 * people see first: the answers come beside the code that asks for them, not after it. The requests are
 * those of `viewerQuery` and `pulseQuery`; whoever sees something else first leaves the last one unread.
 */
export function askOnSignIn(keeper: SessionKeeper): void {
  const stop = keeper.subscribe(() => {
    const person = keeper.state();
    if (person.status === 'signed-in') {
      stop();
      if (person.missingStep === null) {
        // Whoever needs what is lost asks for it.
        askFirstData(keeper, person.userId).catch(() => undefined);
      }
    }
  });
}

async function askFirstData({ accessToken }: SessionKeeper, userId: string): Promise<void> {
  const token = await accessToken();
  if (token === null) {
    return;
  }
  const { origin } = window.location;
  const headers = { apikey: publishableKey(), authorization: `Bearer ${token}` };
  const readProfile = (select: string) => {
    const columns = new URLSearchParams({ select, user_id: `eq.${userId}` });
    return askAhead(`${origin}/rest/v1/profiles?${columns}`, { headers });
  };
  const [, answer] = await Promise.all([
    readProfile(profileColumns),
    readProfile(ownAccountColumns),
  ]);
  const accountId = accountIdIn(await answer.json());
  if (accountId !== null) {
    await askAhead(`${origin}/functions/v1/church-pulse`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ accountId }),
    });
  }
}

/** Of the rows of a profile; null for whoever has none, and for an answer of another shape. */
function accountIdIn(rows: unknown): string | null {
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  const id: unknown =
    typeof row === 'object' && row !== null ? Reflect.get(row, 'account_id') : null;
  return typeof id === 'string' ? id : null;
}
