import { findingMessages } from '#contract/messages/card-findings.ts';
import { daysBetween } from '../../calendar/plain-date.ts';
import type { ConnectionReading, Outcome, Rule } from '../church.ts';
import { dateWords } from '../wording.ts';

/** A provider that is down for one night usually recovers by itself. */
const brokenDays = 2;
/** A church week and two days for late counts. */
const silentDays = 9;

const names: Record<ConnectionReading['type'], string> = {
  planning_center: 'Planning Center',
  google_search_console: 'Google Search Console',
};

/** A connection that fails, or that has delivered nothing for too long. */
export const brokenConnection: Rule = {
  id: 'broken_connection',
  definition:
    'A connected system that has refused us for two days, or from which nothing whole has been read for nine.',
  threshold:
    'Two days of refusal; nine days of silence, a week and the two days that counts may be late.',
  origin:
    'Our own: provider outages are mostly over within a day, and most churches count once a week.',
  innocent: [
    { name: 'An outage', text: 'It may be down for now, and will come back by itself.' },
    {
      name: 'A change of permissions',
      text: 'The person who connected may have left or lost a role.',
    },
    { name: 'A first import', text: 'It may still be running.' },
  ],
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
  if (brokenSince !== null && daysBetween(brokenSince, today) >= brokenDays) {
    const reading = `${names[connection.type]} disconnected since ${dateWords(brokenSince)}`;
    return [{ connection, kind: 'broken', since: brokenSince, reading }];
  }
  const since = lastReadOn ?? connectedOn;
  if (daysBetween(since, today) >= silentDays) {
    const reading = `${names[connection.type]} with nothing new since ${dateWords(since)}`;
    return [{ connection, kind: 'silent', since, reading }];
  }
  return [];
}

function quietReading(connections: readonly ConnectionReading[], today: string): string {
  if (connections.length === 0) {
    return 'none connected';
  }
  const [away] = connections.filter(({ brokenSince }) => brokenSince !== null);
  if (away) {
    return `${names[away.type]} hasn’t responded for less than two days; it may be an outage`;
  }
  const [first] = connections.filter(({ lastReadOn }) => lastReadOn === null);
  if (first) {
    return `${names[first.type]} is still importing`;
  }
  const allToday = connections.every(({ lastReadOn }) => lastReadOn === today);
  return allToday
    ? connections.length > 1
      ? 'both updated today'
      : 'updated today'
    : 'updated this week';
}

function describe({ connection, kind, since }: Problem, week: string): Outcome['finding'] {
  const name = names[connection.type];
  const said = findingMessages.broken_connection;
  const isBroken = kind === 'broken';
  return {
    figures: [],
    weeks: { from: week, to: week },
    effect: null,
    n: 1,
    sureness: 'certain',
    title: isBroken ? said.brokenTitle(name) : said.silentTitle(name),
    seen: [
      {
        text: isBroken ? said.broken(name, dateWords(since)) : said.silent(name, dateWords(since)),
      },
    ],
    sure: said.sure,
    otherwise: [],
    step: isBroken ? said.brokenStep(name) : said.silentStep(name),
    measure: null,
  };
}
