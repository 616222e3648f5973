import { ownAccountColumns, profileColumns } from '#web/features/viewer/api/viewer-columns.ts';
import { askAhead } from '#web/lib/api/asked-ahead.ts';
import { paths } from '#web/lib/paths.ts';
import { publishableKey } from '#web/lib/publishable-key.ts';
import type { SessionKeeper } from '#web/lib/session/session-keeper.ts';

/** What a church's pages begin with. */
const churchPages = '/account/';

/** A named function, and what it is asked beside the church. */
type Question = {
  name: string;
  about?: { figure: string };
  /** Whether it is asked only of a church that has a connection: it refuses one without any numbers. */
  needsConnection?: true;
};

const pulse: Question = { name: 'church-pulse' };

/** What a page asks first about a church, by its address; after signing in most people see the dashboard. */
const firstQuestions: Readonly<Record<string, Question>> = {
  [paths.home]: pulse,
  [paths.signIn]: pulse,
  [paths.dashboard]: pulse,
  [paths.recommendations]: { name: 'church-recommendations' },
  [paths.forecast]: {
    name: 'church-forecast',
    about: { figure: 'attendance' },
    needsConnection: true,
  },
};

/**
 * Asks, as soon as somebody is signed in, for who that is and what the page that was opened shows of their
 * church: the answers come beside the code that asks for them, not after it. The requests are those of
 * `viewerQuery`, `pulseQuery`, `recommendationsQuery`, `integrationsQuery` and `churchForecastQuery`;
 * whoever sees something else first leaves the last one unread.
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
  question: Question | null,
): Promise<void> {
  const token = await accessToken();
  if (token === null) {
    return;
  }
  const { origin } = window.location;
  const headers = { apikey: publishableKey(), authorization: `Bearer ${token}` };
  const read = (table: string, asked: Record<string, string>) =>
    askAhead(`${origin}/rest/v1/${table}?${new URLSearchParams(asked)}`, { headers });
  const ofPerson = { user_id: `eq.${userId}` };
  const [, answer] = await Promise.all([
    read('profiles', { select: profileColumns, ...ofPerson }),
    read('profiles', { select: ownAccountColumns, ...ofPerson }),
  ]);
  const accountId = accountIdIn(await answer.json());
  if (accountId === null || question === null) {
    return;
  }
  if (question.needsConnection) {
    const all = await read('integrations', { select: '*', account_id: `eq.${accountId}` });
    const connections: unknown = await all.json();
    if (!Array.isArray(connections) || connections.length === 0) {
      return;
    }
  }
  await askAhead(`${origin}/functions/v1/${question.name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ accountId, ...question.about }),
  });
}

/** Of the rows of a profile; null for whoever has none, and for an answer of another shape. */
function accountIdIn(rows: unknown): string | null {
  const row: unknown = Array.isArray(rows) ? rows[0] : null;
  const id: unknown =
    typeof row === 'object' && row !== null ? Reflect.get(row, 'account_id') : null;
  return typeof id === 'string' ? id : null;
}
