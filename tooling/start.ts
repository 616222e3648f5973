import { ensureWebBuilt } from './build-web.ts';

// `npm start`: builds what is missing, then runs the server in this process.
try {
  await ensureWebBuilt(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import('#server/main.ts');
