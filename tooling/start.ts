import { ensureWebBuilt } from './build-web.ts';

// `npm start`: whatever is missing is made, then the server runs in this very process.
try {
  await ensureWebBuilt(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('#server/main.ts');
