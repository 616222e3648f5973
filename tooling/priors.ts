import { churchesMin } from '#analytics/forecast/learn-priors.ts';
import { readPriors } from './database/read-priors.ts';
import { runTool } from './database/run-tool.ts';
import { readToolSettings } from './database/tool-settings.ts';

// `npm run priors`: learns the forecast's priors from the churches that share their effects, and prints
// them, to be copied into analytics/forecast/priors.ts.
await runTool(async () => {
  const settings = readToolSettings(process.env);
  const address = settings.DATABASE_URL
    ? { databaseUrl: settings.DATABASE_URL }
    : { dataDir: settings.DATA_DIR };
  const priors = await readPriors(address, console.log);
  console.log('effect                    mean  deviation  churches');
  for (const { effect, mean, deviation, churches } of priors) {
    const numbers = [mean.toFixed(3).padStart(6), deviation.toFixed(3).padStart(9)];
    console.log(`${effect.padEnd(23)} ${numbers.join('  ')}  ${String(churches).padStart(8)}`);
  }
  console.log(`Effects that fewer than ${churchesMin} churches have counted are left out.`);
});
