import { availableParallelism, loadavg } from 'node:os';
import { measureBackup } from './backup.ts';
import { budgets } from './budgets.ts';
import { measureCall } from './calls/measure-call.ts';
import { namedFunction } from './calls/named-function.ts';
import { accountsList, accountsListOfAdmins, singleRow } from './calls/reads.ts';
import { refresh, signIn } from './calls/sessions.ts';
import { insert, update } from './calls/writes.ts';
import { measureChurchPulse } from './church-pulse.ts';
import { measureDashboardPage } from './dashboard-page.ts';
import { measureFairness } from './fairness.ts';
import { type Figure, judge } from './figure.ts';
import { measureFirstData } from './first-data.ts';
import { measureForecast } from './forecast.ts';
import { measureLetters } from './letters.ts';
import { measureLongLists } from './long-lists.ts';
import { measureMemory } from './memory.ts';
import { measureNight } from './night.ts';
import { measureProcesses } from './processes.ts';
import { measureSignInPage } from './sign-in-page.ts';
import { measureStart } from './start.ts';
import { measureStreams } from './streams.ts';
import { measureSyncRequests } from './sync-requests.ts';

// `npm run bench [name …]`: measures, prints each figure with its budget, and fails if one is exceeded.
// `npm run bench list` lists the parts.
const parts: Record<string, () => Promise<Figure[]>> = {
  'accounts-list': () => measureCall(accountsList),
  'accounts-list-of-admins': () => measureCall(accountsListOfAdmins),
  'single-row': () => measureCall(singleRow),
  insert: () => measureCall(insert),
  update: () => measureCall(update),
  'sign-in': () => measureCall(signIn),
  refresh: () => measureCall(refresh),
  function: () => measureCall(namedFunction),
  forecast: measureForecast,
  'church-pulse': measureChurchPulse,
  'dashboard-page': measureDashboardPage,
  letters: measureLetters,
  night: measureNight,
  streams: measureStreams,
  'sync-requests': measureSyncRequests,
  processes: measureProcesses,
  memory: measureMemory,
  'sign-in-page': measureSignInPage,
  'first-data': measureFirstData,
  'long-lists': async () => {
    const { longestTaskMs } = await measureLongLists();
    return [
      {
        name: 'longest task with 10,000 rows in each list',
        value: longestTaskMs,
        unit: 'ms',
        budget: { max: budgets.longestTaskMsMax },
      },
    ];
  },
  fairness: measureFairness,
  backup: measureBackup,
  start: async () => {
    const { newSeconds, existingSeconds } = await measureStart();
    return [
      {
        name: 'npm start to ready, new database',
        value: newSeconds,
        unit: 's',
        budget: { max: budgets.startNewSecondsMax },
      },
      {
        name: 'npm start to ready, existing database',
        value: existingSeconds,
        unit: 's',
        budget: { max: budgets.startExistingSecondsMax },
      },
    ];
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.log(
    `The parts are: ${Object.keys(parts).join(', ')}. All of them run when none is named.`,
  );
  process.exitCode = unknown.join() === 'list' ? 0 : 2;
} else {
  await measureParts(wanted.length === 0 ? Object.keys(parts) : wanted);
}

async function measureParts(names: readonly string[]): Promise<void> {
  const [load = 0] = loadavg();
  console.log(`${availableParallelism()} processor cores, load average ${load.toFixed(1)} before`);
  const startMs = performance.now();
  const figures: Figure[] = [];
  for (const name of names) {
    console.log(`\n# ${name}`);
    const partStartMs = performance.now();
    figures.push(...((await parts[name]?.()) ?? []));
    console.log(`took ${secondsSince(partStartMs)} s`);
  }
  console.log('\n# Figures and budgets');
  const verdicts = figures.map(judge);
  console.log(`took ${secondsSince(startMs)} s in all`);
  process.exitCode = verdicts.every(Boolean) ? 0 : 1;
}

function secondsSince(startMs: number): string {
  return ((performance.now() - startMs) / 1000).toFixed(0);
}
