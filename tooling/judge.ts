import { parseArgs } from 'node:util';
import { answerLengths, demoPulses, simulatedPulses } from './judge/answer-lengths.ts';
import { breaks } from './judge/breaks.ts';
import { falseAlarms } from './judge/false-alarms.ts';
import { growthCoverage } from './judge/growth-coverage.ts';
import { holidays } from './judge/holidays.ts';
import { cases, power } from './judge/power.ts';
import { sentences } from './judge/sentences.ts';
import { smallCounts } from './judge/small-counts.ts';

// `npm run judge [-- --churches 20 --sizes 80,200 --seed 1 --part power --case='-20 %']`: replays simulated churches and prints how
// often Steeple says something false of stable ones, how soon it tells of changes, and what else it promises. Parts:
// false, power, breaks, growth, holidays, small, sentences, answers.
const { values } = parseArgs({
  options: {
    churches: { type: 'string', default: '20' },
    sizes: { type: 'string', default: '30,80,200,800,3000' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: 'all' },
    only: { type: 'string' },
    case: { type: 'string' },
  },
});
const churches = { first: Number(values.seed), count: Number(values.churches) };
const sizes = values.sizes.split(',').map(Number);
const isAsked = (part: string) => values.part === 'all' || values.part === part;
const few = (value: number) => value.toFixed(2);

if (isAsked('false')) {
  console.log('False alarms in a year at stable churches');
  for (const size of sizes) {
    const only = values.only === 'attendance' ? 'attendance' : undefined;
    const { details, ...figures } = await falseAlarms(size, churches, only);
    console.log(entriesOf(figures, few));
    console.log(`    ${entriesOf(details, few)}`);
  }
}
if (isAsked('power')) {
  console.log('Changes: percent of churches where we notice');
  for (const each of cases.filter(({ name }) => [undefined, name].includes(values.case))) {
    for (const size of sizes) {
      const { name, told } = await power(each, size, churches);
      console.log(`${name.padEnd(10)} at ${String(size).padStart(4)}: ${entriesOf(told, String)}`);
    }
  }
}
if (isAsked('breaks')) {
  console.log(
    'Breaks: weeks until the middle has followed in the slowest church, percent within eight weeks, weeks until it is asked about, the highest range over the most that came',
  );
  for (const { name, weeks, soon, asked, rangeOverMost } of await breaks(churches, values.case)) {
    console.log(
      `${name.padEnd(50)} ${weeks}, ${soon} %, ${asked ?? 'never'}, ${few(rangeOverMost)}`,
    );
  }
}
if (isAsked('growth')) {
  console.log(
    'Growth of attendance: Mondays with a range, with a true tenth inside, claims after half a year uncounted',
  );
  for (const size of sizes) {
    console.log(entriesOf(await growthCoverage(size, churches), few));
  }
}
if (isAsked('holidays')) {
  console.log('Holidays and seasons: weeks, and the share inside of their 80 % range');
  for (const { name, weeks, inside } of await holidays(churches)) {
    console.log(`${name.padEnd(75)} ${weeks}, ${few(inside)}`);
  }
}
if (isAsked('small')) {
  console.log(
    'Guests of a few a week: the middle over what came, the highest range over the most that came, the share inside, weeks off a year',
  );
  for (const each of await smallCounts(churches)) {
    console.log(entriesOf(each, few));
  }
}
if (isAsked('sentences')) {
  console.log('Untrue sentences at churches of 200 that lose a fifth');
  console.log(entriesOf(await sentences(churches), few));
}
if (isAsked('answers')) {
  console.log('How long ‘Is anything off?’ is answered: half, all but one in twenty, the longest');
  const ofDemo = [['demo', demoPulses()] as const];
  const ofSizes = sizes.map((size) => [`${size}`, simulatedPulses(size, churches)] as const);
  for (const [name, pulses] of [...ofDemo, ...ofSizes]) {
    const { mondays, sentences: said, words, longest } = answerLengths(pulses);
    console.log(
      `${name.padStart(4)}: ${mondays} Mondays, sentences ${entriesOf(said, few)}, words ${entriesOf(words, few)}`,
    );
    console.log(`    ${longest}`);
  }
}

function entriesOf(of: Readonly<Record<string, number>>, write: (value: number) => string): string {
  return Object.entries(of)
    .map(([name, value]) => `${name} ${write(value)}`)
    .join(', ');
}
