import { ensureWebBuilt } from './build-web.ts';

await ensureWebBuilt(console.log);
