import { ownAccountColumns, profileColumns } from '#web/features/viewer/api/viewer-columns.ts';
import { askAhead } from '#web/lib/api/asked-ahead.ts';
import { paths } from '#web/lib/paths.ts';
import { publishableKey } from '#web/lib/publishable-key.ts';
import type { SessionKeeper } from '#web/lib/session/session-keeper.ts';

/** What a church's pages begin with. */
const churchPages = '/account/';

/** What a page asks first about a church, by its address; after signing in most people see the dashboard. */
const firstQuestions: Readonly<Record<string, string>> = {
  [paths.home]: 'church-pulse',
  [paths.signIn]: 'church-pulse',
  [paths.dashboard]: 'church-pulse',
  [paths.recommendations]: 'church-recommendations',
};

/**
 * Asks, as soon as somebody is signed in, for who that is and what the page that was opened shows of their
 * church: the answers come beside the code that asks for them, not after it. The requests are those of
 * `viewerQuery`, `pulseQuery` and `recommendationsQuery`; whoever sees something else first leaves the
 * last one unread.
 *
 * @param opened the address that was opened, with what stands behind its `?`
 */
export function askOnSignIn(keeper: SessionKeeper, opened: string): void {
  const question = firstQuestions[opened] ?? null;
  if (question === null && !opened.startsWith(churchPages)) {
    return;
  }
  const stop = keeper.subscribe(() => {
    const person = keeper.state();
    if (person.status === 'signed-in') {
      stop();
      if (person.missingStep === null) {
        // Whoever needs what is lost asks for it.
        askFirstData(keeper, person.userId, question).catch(() => undefined);
      }
    }
  });
}

async function askFirstData(
  { accessToken }: SessionKeeper,
  userId: string,
  question: string | null,
): Promise<void> {
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
  if (accountId !== null && question !== null) {
    await askAhead(`${origin}/functions/v1/${question}`, {
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
