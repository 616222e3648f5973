import { parseArgs } from 'node:util';
import { breaks } from './judge/breaks.ts';
import { falseAlarms } from './judge/false-alarms.ts';
import { cases, power } from './judge/power.ts';

// `npm run judge [-- --churches 40 --sizes 80,200,800 --seed 1 --part power]`: replays simulated churches and prints how
// often Steeple says something false of stable ones, and how soon it tells of changes.
const { values } = parseArgs({
  options: {
    churches: { type: 'string', default: '40' },
    sizes: { type: 'string', default: '80,200,800' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: 'all' },
    only: { type: 'string' },
  },
});
const churches = { first: Number(values.seed), count: Number(values.churches) };
const sizes = values.sizes.split(',').map(Number);
const isAsked = (part: string) => values.part === 'all' || values.part === part;
const few = (value: number) => value.toFixed(2);

if (isAsked('false')) {
  console.log('Stable churches, a year: what is said falsely');
  for (const size of sizes) {
    const only = values.only === 'attendance' ? 'attendance' : undefined;
    const { details, ...figures } = await falseAlarms(size, churches, only);
    console.log(entriesOf(figures, few));
    console.log(`    ${entriesOf(details, few)}`);
  }
}
if (isAsked('power')) {
  console.log('Changes of attendance: percent of churches that are told');
  for (const each of cases) {
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
  for (const { name, weeks, soon, asked, rangeOverMost } of await breaks(churches)) {
    console.log(
      `${name.padEnd(50)} ${weeks}, ${soon} %, ${asked ?? 'never'}, ${few(rangeOverMost)}`,
    );
  }
}

function entriesOf(of: Readonly<Record<string, number>>, write: (value: number) => string): string {
  return Object.entries(of)
    .map(([name, value]) => `${name} ${write(value)}`)
    .join(', ');
}
