import { findingMessages } from '#contract/messages/card-findings.ts';
import { checkedMessages } from '#contract/messages/checked.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import { daysBetween } from '../../calendar/plain-date.ts';
import type { ConnectionReading, Outcome, Rule } from '../church.ts';
import { dateWords } from '../wording.ts';

/** A provider that is down for one night usually recovers by itself. */
const brokenDays = 2;
/** A church week and two days for late counts. */
const silentDays = 9;

/** A connection that fails, or that has delivered nothing for too long. */
export const brokenConnection: Rule = {
  id: 'broken_connection',
  definition:
    'A connected system that has refused us for two days, or from which nothing whole has been read for nine.',
  threshold:
    'Two days of refusal; nine days of silence, a week and the two days that counts may be late.',
  origin:
    'Our own: provider outages are mostly over within a day, and most churches count once a week.',
  restWeeks: 2,
  urgency: 1,
  look(church) {
    const problems = church.connections.flatMap((connection) =>
      problemOf(connection, church.today),
    );
    const [problem] = problems;
    if (!problem) {
      return { finding: null, reading: quietReading(church.connections, church.today) };
    }
    return { finding: describe(problem, church.week), reading: problem.reading };
  },
};

type Problem = {
  connection: ConnectionReading;
  kind: 'broken' | 'silent';
  since: string;
  reading: string;
};

function problemOf(connection: ConnectionReading, today: string): Problem[] {
  const { brokenSince, lastReadOn, connectedOn } = connection;
  const said = checkedMessages.connection;
  const name = integrationTitles[connection.type];
  if (brokenSince !== null && daysBetween(brokenSince, today) >= brokenDays) {
    const reading = said.broken(name, dateWords(brokenSince));
    return [{ connection, kind: 'broken', since: brokenSince, reading }];
  }
  const since = lastReadOn ?? connectedOn;
  if (daysBetween(since, today) >= silentDays) {
    const reading = said.silent(name, dateWords(since));
    return [{ connection, kind: 'silent', since, reading }];
  }
  return [];
}

function quietReading(connections: readonly ConnectionReading[], today: string): string {
  const said = checkedMessages.connection;
  if (connections.length === 0) {
    return said.none;
  }
  const [away] = connections.filter(({ brokenSince }) => brokenSince !== null);
  if (away) {
    return said.away(integrationTitles[away.type]);
  }
  const [first] = connections.filter(({ lastReadOn }) => lastReadOn === null);
  if (first) {
    return said.importing(integrationTitles[first.type]);
  }
  const allToday = connections.every(({ lastReadOn }) => lastReadOn === today);
  if (!allToday) {
    return said.thisWeek;
  }
  return connections.length > 1 ? said.bothToday : said.today;
}

function describe({ connection, kind, since }: Problem, week: string): Outcome['finding'] {
  const name = integrationTitles[connection.type];
  const said = findingMessages.broken_connection;
  const isBroken = kind === 'broken';
  return {
    figures: [],
    weeks: { from: week, to: week },
    effect: null,
    n: 1,
    about: connection.type,
    sureness: 'certain',
    title: isBroken ? said.brokenTitle(name) : said.silentTitle(name),
    seen: [
      {
        text: isBroken ? said.broken(name, dateWords(since)) : said.silent(name, dateWords(since)),
      },
    ],
    sure: said.sure,
    otherwise: [],
    step: isBroken ? said.brokenStep(name) : said.silentStep[connection.type],
    measure: null,
  };
}
