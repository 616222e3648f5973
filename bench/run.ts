import { measureAccountsList } from './accounts-list.ts';
import { budgets } from './budgets.ts';
import { measureLongLists } from './long-lists.ts';
import { measureSignInPage } from './sign-in-page.ts';
import { measureStart } from './start.ts';

// `npm run bench [name …]`: measures, prints each figure beside its budget, fails when one is missed.
type Figure = {
  name: string;
  value: number;
  unit: string;
  budget: { min: number } | { max: number };
};

const parts: Record<string, () => Promise<Figure[]>> = {
  'accounts-list': async () => {
    const { ratio } = await measureAccountsList();
    return [
      {
        name: 'accounts list, share of the floor',
        value: ratio,
        unit: '',
        budget: { min: budgets.accountsListRatioMin },
      },
    ];
  },
  'sign-in-page': async () => {
    const { scriptKilobytes } = await measureSignInPage();
    return [
      {
        name: 'JavaScript of the sign-in page, compressed',
        value: scriptKilobytes,
        unit: 'kB',
        budget: { max: budgets.signInScriptKilobytesMax },
      },
    ];
  },
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
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    console.log(`\n# ${name}`);
    figures.push(...(await measure()));
  }
}

console.log('\n# Figures and budgets');
for (const { name, value, unit, budget } of figures) {
  const isKept = 'min' in budget ? value >= budget.min : value <= budget.max;
  const bound = 'min' in budget ? `at least ${budget.min}` : `at most ${budget.max}`;
  console.log(`${isKept ? 'kept  ' : 'MISSED'}  ${name}: ${value.toFixed(2)} ${unit} (${bound})`);
  process.exitCode = isKept ? process.exitCode : 1;
}
